import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { errorCode } from '../error-code.ts';

export type SecretBox = ReturnType<typeof createSecretBox>;

/**
 * Encrypts secrets that the server has to read again, such as TOTP secrets, before they are stored.
 *
 * @param key 32 bytes
 */
export function createSecretBox(key: Uint8Array) {
  return {
    /** Returns the secret as a compact JWE, encrypted with AES-256-GCM and the server's key. */
    lock: (secret: string): Promise<string> =>
      new CompactEncrypt(new TextEncoder().encode(secret))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),

    /** @throws Error if the text was encrypted with another key or modified */
    unlock: async (locked: string): Promise<string> => {
      const { plaintext } = await compactDecrypt(locked, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return new TextDecoder().decode(plaintext);
    },
  };
}

/** The key in a file, or null if the file doesn't exist. */
export async function readKeyFile(file: string): Promise<Uint8Array | null> {
  try {
    return Buffer.from(await readFile(file, 'utf8'), 'base64url');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The key in a file. Creates a missing file, readable by its owner only. If several processes create it at
 * once, one wins and all of them use its key.
 *
 * @throws Error if the file holds no key of 32 bytes
 */
export async function keyFromFile(file: string): Promise<Uint8Array> {
  const known = await readKeyFile(file);
  if (known?.length === 32) return known;
  if (known)
    throw new Error(`${file} holds no key of 32 bytes. Restore it from a backup, or set SECRET_KEY.`);
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // A link is atomic even if the process dies, and it never overwrites an existing file.
    await link(draft, file).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return keyFromFile(file);
}
