import { createHash, randomBytes } from 'node:crypto';

/** Creates an opaque token: 256 random bits, base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The only form in which a token is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text has the shape of a token: 43 base64url characters. */
export function looksLikeToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
