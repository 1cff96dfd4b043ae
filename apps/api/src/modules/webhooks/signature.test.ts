import { randomUUID } from 'node:crypto';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { createWebhookSecret, signatureHeaders } from './signature.ts';

const body = JSON.stringify({
  type: 'lead.created',
  timestamp: '2026-03-02T09:30:00.000Z',
  data: { name: 'Zoë' },
});

function message(secrets: readonly string[], sentAt = new Date()) {
  return signatureHeaders({ id: `msg_${randomUUID()}`, sentAt, body, secrets });
}

describe('the reference verifier of Standard Webhooks', () => {
  test('accepts signed messages', () => {
    const secret = createWebhookSecret();
    expect(new Webhook(secret).verify(body, message([secret]))).toEqual(JSON.parse(body));
  });

  test('accepts either secret during a rotation', () => {
    const [before, after] = [createWebhookSecret(), createWebhookSecret()];
    const headers = message([after, before]);
    for (const secret of [before, after]) new Webhook(secret).verify(body, headers);
    expect(headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
  });

  test('rejects a different secret, body, ID or timestamp, and an old message', () => {
    const secret = createWebhookSecret();
    const verifier = new Webhook(secret);
    const headers = message([secret]);
    expect(() => new Webhook(createWebhookSecret()).verify(body, headers)).toThrow(WebhookVerificationError);
    expect(() => verifier.verify(`${body} `, headers)).toThrow(WebhookVerificationError);
    expect(() => verifier.verify(body, { ...headers, 'webhook-id': 'msg_other' })).toThrow();
    const later = String(Number(headers['webhook-timestamp']) + 1);
    expect(() => verifier.verify(body, { ...headers, 'webhook-timestamp': later })).toThrow();
    const old = message([secret], new Date(Date.now() - 6 * 60_000));
    expect(() => verifier.verify(body, old)).toThrow(/too old/);
  });
});

test('a secret is 32 random bytes in base64 after its prefix', () => {
  const secrets = [createWebhookSecret(), createWebhookSecret()];
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(new Set(secrets).size).toBe(2);
});
