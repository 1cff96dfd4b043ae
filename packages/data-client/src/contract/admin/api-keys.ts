import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nameOf } from '../line-of-text.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';

/** Expiring: expires within a week. */
const keyStates = ['active', 'expiring', 'expired', 'revoked'] as const;

/** Whether a key was used in the last 30 days. */
const keyUses = ['used', 'unused'] as const;

/** Rate limit of a key in requests per minute. */
export const KEY_RATE_LIMIT = { min: 1, max: 6_000, default: 60 } as const;

/** Hours that the old key may keep working after rotation. */
export const keyOverlaps = [0, 1, 24, 168] as const;
export type KeyOverlap = (typeof keyOverlaps)[number];

const moment = v.string();

/** An API key as admins see it. */
export const ApiKey = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  /** The start of the key, which identifies it: `upk_9fK2mQ7x`. */
  prefix: v.string(),
  scopes: v.array(v.string()),
  state: v.picklist(keyStates),
  /** Requests per minute. */
  rateLimit: v.number(),
  /** Null: never expires. */
  expiresAt: v.nullable(moment),
  revokedAt: v.nullable(moment),
  /** The admin who created the key. The key can't exceed the owner's permissions. */
  owner: v.object({
    id: v.string(),
    name: v.string(),
    /** Whether the owner is still an admin who can sign in. If not, the key doesn't work. */
    active: v.boolean(),
  }),
  /** Accurate to the minute. */
  lastUsedAt: v.nullable(moment),
  createdAt: moment,
  /** Row version, incremented when an admin changes the row. Send it with an update. */
  version: v.number(),
});
export type ApiKey = v.InferOutput<typeof ApiKey>;

/** A key with its secret, which is returned only once. */
const IssuedApiKey = /* @__PURE__ */ v.object({ key: ApiKey, secret: v.string() });
export type IssuedApiKey = v.InferOutput<typeof IssuedApiKey>;

/** Number of requests made with a key on a day. */
export const ApiKeyDay = /* @__PURE__ */ v.object({
  /** Date in the office's time zone: 2026-06-01. */
  day: v.string(),
  calls: v.number(),
});
export type ApiKeyDay = v.InferOutput<typeof ApiKeyDay>;

const KeyId = rowId('an API key');

const RATE_MESSAGE = `Enter a whole number from ${KEY_RATE_LIMIT.min} to ${KEY_RATE_LIMIT.max.toLocaleString('en')}.`;

const fields = {
  name: nameOf(100, {
    missing: 'Enter a name, such as the program that uses the key.',
    tooLong: 'A name has at most 100 characters.',
  }),
  scopes: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(100, 'Unknown scope.')), 'Enter a list of scopes.'),
    v.minLength(1, 'Choose at least one scope.'),
    v.maxLength(100, 'Choose at most 100 scopes.'),
  ),
  expiresAt: v.nullable(
    v.pipe(v.string(), v.isoTimestamp('Enter a timestamp such as 2026-06-01T12:00:00Z.')),
  ),
  rateLimit: v.pipe(
    v.number(RATE_MESSAGE),
    v.integer(RATE_MESSAGE),
    v.minValue(KEY_RATE_LIMIT.min, RATE_MESSAGE),
    v.maxValue(KEY_RATE_LIMIT.max, RATE_MESSAGE),
  ),
};

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listApiKeys = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/api-keys',
  summary: 'Lists API keys in pages, newest first by default.',
  query: v.object({
    ...listQuery(['name', 'createdAt', 'lastUsedAt']),
    state: v.optional(anyOf(keyStates)),
    use: v.optional(anyOf(keyUses)),
  }),
  answer: listPage(ApiKey),
});

export const getApiKey = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/api-keys/{id}',
  summary: 'Retrieves an API key without its secret.',
  params: v.object({ id: KeyId }),
  answer: ApiKey,
});

export const getApiKeyUsage = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/api-keys/{id}/usage',
  summary:
    "Retrieves the number of requests made with an API key on each of the last 30 days, ending today. Days are in the office's time zone.",
  params: v.object({ id: KeyId }),
  answer: v.object({ data: v.array(ApiKeyDay) }),
});

export const createApiKey = defineEndpoint({
  ...common,
  confidential: true,
  method: 'POST',
  path: '/api/admin/api-keys',
  summary: 'Creates an API key owned by the caller. Its secret is returned only once.',
  body: v.object({
    ...fields,
    expiresAt: v.optional(fields.expiresAt, null),
    rateLimit: v.optional(fields.rateLimit, KEY_RATE_LIMIT.default),
  }),
  answer: IssuedApiKey,
});

export const updateApiKey = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/api-keys/{id}',
  summary:
    "Updates an API key's name, scopes, expiry, and rate limit. Returns 409 if `version` is outdated or the key is revoked.",
  params: v.object({ id: KeyId }),
  body: v.object({ ...fields, version: RowVersion }),
  answer: ApiKey,
});

export const rotateApiKey = defineEndpoint({
  ...common,
  confidential: true,
  method: 'POST',
  path: '/api/admin/api-keys/{id}/rotate',
  summary:
    'Creates a new API key with the same settings, owned by the caller. Its secret is returned only once. The old key stops working after `overlap` hours. Returns 409 if `version` is outdated.',
  params: v.object({ id: KeyId }),
  body: v.object({
    overlap: v.picklist(keyOverlaps, `Choose from ${keyOverlaps.join(', ')} hours.`),
    version: RowVersion,
  }),
  answer: IssuedApiKey,
});

/** Actions on one or more API keys. */
const keyActions = ['revoke'] as const;
export type ApiKeyAction = (typeof keyActions)[number];

export const actOnApiKeys = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/api-keys/actions',
  summary:
    'Revokes API keys permanently. Rows are processed separately, and the response has a result for each.',
  body: actionOnRows(keyActions, 'an API key'),
  answer: ActionOutcomes,
});
