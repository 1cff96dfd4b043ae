import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A secret in the format of Standard Webhooks: 32 random bytes in base64 after a prefix. */
export function createWebhookSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64')}`;
}

/** The signature of a message: HMAC-SHA256 in base64 after its version. */
function signatureOf(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

export interface Message {
  /** The same in every attempt. */
  id: string;
  /** When the attempt is made. */
  sentAt: Date;
  body: string;
  /** The secrets that sign: one, and during a rotation also the previous one. */
  secrets: readonly string[];
}

/** The headers of Standard Webhooks 1.0. */
export function signatureHeaders({ id, sentAt, body, secrets }: Message): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const content = `${id}.${timestamp}.${body}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, content)).join(' '),
  };
}
