import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nameOf } from '../line-of-text.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';

/** Expiring: works for less than a week. */
const keyStates = ['active', 'expiring', 'expired', 'revoked'] as const;

/** Whether a key was used in the last 30 days. */
const keyUses = ['used', 'unused'] as const;

/** How many calls per minute a key may be allowed. */
export const KEY_RATE_LIMIT = { min: 1, max: 6_000, default: 60 } as const;

/** For how many hours the old key may go on working once there is a new one. */
export const keyOverlaps = [0, 1, 24, 168] as const;
export type KeyOverlap = (typeof keyOverlaps)[number];

const moment = v.string();

/** A key by which another program calls, as admins see it. */
export const ApiKey = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  /** What the key begins with, by which it is told from others: `upk_9fK2mQ7x`. */
  prefix: v.string(),
  scopes: v.array(v.string()),
  state: v.picklist(keyStates),
  /** Calls per minute. */
  rateLimit: v.number(),
  /** Null: it works until it is revoked. */
  expiresAt: v.nullable(moment),
  revokedAt: v.nullable(moment),
  /** Whoever made it. The key may do no more than they may. */
  owner: v.object({
    id: v.string(),
    name: v.string(),
    /** Whether they still are an admin who may sign in; otherwise the key does not work. */
    active: v.boolean(),
  }),
  /** To the minute. */
  lastUsedAt: v.nullable(moment),
  createdAt: moment,
  /** Counts what admins changed: give it back with a change. */
  version: v.number(),
});
export type ApiKey = v.InferOutput<typeof ApiKey>;

/** A key with its secret, which is told this once. */
const IssuedApiKey = /* @__PURE__ */ v.object({ key: ApiKey, secret: v.string() });
export type IssuedApiKey = v.InferOutput<typeof IssuedApiKey>;

/** How many calls a key made on a day. */
export const ApiKeyDay = /* @__PURE__ */ v.object({
  /** At the office: 2026-06-01. */
  day: v.string(),
  calls: v.number(),
});
export type ApiKeyDay = v.InferOutput<typeof ApiKeyDay>;

const KeyId = rowId('an API key');

const fields = {
  name: nameOf(100, {
    missing: 'Enter a name that says which program uses the key.',
    tooLong: 'A name has at most 100 characters.',
  }),
  scopes: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(100, 'There is no such scope.')), 'Name the scopes in a list.'),
    v.minLength(1, 'Choose at least one scope.'),
    v.maxLength(100, 'Choose at most 100 scopes.'),
  ),
  expiresAt: v.nullable(v.pipe(v.string(), v.isoTimestamp('Give a moment such as 2026-06-01T12:00:00Z.'))),
  rateLimit: v.pipe(
    v.number('Enter a number of calls per minute.'),
    v.integer('Enter a whole number of calls per minute.'),
    v.minValue(KEY_RATE_LIMIT.min, `Allow at least ${KEY_RATE_LIMIT.min} call per minute.`),
    v.maxValue(KEY_RATE_LIMIT.max, `Allow at most ${KEY_RATE_LIMIT.max} calls per minute.`),
  ),
};

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listApiKeys = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/api-keys',
  summary: 'The API keys, a page at a time, the latest first where no order is given.',
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
  summary: 'One of the API keys, without its secret.',
  params: v.object({ id: KeyId }),
  answer: ApiKey,
});

export const getApiKeyUsage = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/api-keys/{id}/usage',
  summary:
    'How many calls an API key made on each of the last 30 days, today last. Days are those of the office.',
  params: v.object({ id: KeyId }),
  answer: v.object({ data: v.array(ApiKeyDay) }),
});

export const createApiKey = defineEndpoint({
  ...common,
  confidential: true,
  method: 'POST',
  path: '/api/admin/api-keys',
  summary: 'Makes an API key of the caller. Its secret is told this once.',
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
    'Changes name, scopes, expiry and rate limit. Refused with 409 if someone else changed them since that `version`, and for a revoked key.',
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
    'Makes a new API key of the caller with the same settings, whose secret is told this once. The old one stops after as many hours as `overlap` says. Refused with 409 if someone else changed it since that `version`.',
  params: v.object({ id: KeyId }),
  body: v.object({
    overlap: v.picklist(keyOverlaps, `Choose among ${keyOverlaps.join(', ')} hours.`),
    version: RowVersion,
  }),
  answer: IssuedApiKey,
});

/** What can be done with API keys, one or many at a time. */
const keyActions = ['revoke'] as const;
export type ApiKeyAction = (typeof keyActions)[number];

export const actOnApiKeys = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/api-keys/actions',
  summary:
    'Revokes API keys, for good. Each row is processed separately and has its own result in the answer.',
  body: actionOnRows(keyActions, 'an API key'),
  answer: ActionOutcomes,
});
