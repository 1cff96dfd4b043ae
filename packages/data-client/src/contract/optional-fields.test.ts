import * as v from 'valibot';
import { expect, test } from 'vitest';
import { adminEndpoints } from './admin/index.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints, fieldsOf } from './testing/body-fields.ts';

/** Null is a valid value here: it means first in the order. */
const chosen = ['orderMilestone after', 'moveTechAsset after'];

/** The body fields of the selected endpoints that accept this value. */
function fieldsThatTake(value: null | '', isMeant: (name: string, endpoint: Endpoint) => boolean) {
  return endpoints
    .filter(([name, endpoint]) => isMeant(name, endpoint))
    .flatMap(([name, { body }]) => fieldsOf(body, name))
    .filter(({ path, field }) => v.is(field, value) && !chosen.includes(path));
}

test.each([
  ...fieldsThatTake(null, (_, { method }) => method === 'POST' || method === 'PUT'),
  ...fieldsThatTake('', (name) => name.startsWith('create')),
])('$path is optional', ({ field }) => {
  expect(v.is(field, undefined)).toBe(true);
});

/** Updates without these fields leave them unchanged, as tests of the API show. */
const unchanged = ['updateWebhook description', 'updateMeasurement note', 'updateMeasurement evidence'];

test.each([
  ...fieldsThatTake(null, (_, { method }) => method === 'PATCH'),
  ...fieldsThatTake('', (_, { method }) => method === 'PATCH'),
])('an update without $path does not erase it', ({ path, field }) => {
  const missing = v.safeParse(v.object({ field }), {});
  expect(missing.success).toBe(unchanged.includes(path));
  if (missing.success) expect(missing.output).toEqual({});
});

test('createApiKey fills in defaults for missing fields', () => {
  const { body } = adminEndpoints.createApiKey;
  expect(v.parse(body, { name: 'Reports', scopes: ['clients:read'] })).toEqual({
    name: 'Reports',
    scopes: ['clients:read'],
    expiresAt: null,
    rateLimit: 60,
  });
});
