import * as v from 'valibot';
import { expect, test } from 'vitest';
import { adminEndpoints } from './admin/index.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints, fieldsOf } from './testing/body-fields.ts';

/** Null is a valid value here: it means first in the order. */
const chosen = ['orderMilestone after'];

/** The body fields of the selected endpoints that accept this value. */
function fieldsThatTake(value: null | '', isMeant: (name: string, endpoint: Endpoint) => boolean) {
  return endpoints
    .filter(([name, endpoint]) => isMeant(name, endpoint))
    .flatMap(([name, { body }]) => fieldsOf(body, name))
    .filter(({ path, field }) => v.is(field, value) && !chosen.includes(path));
}

test.each([
  ...fieldsThatTake(null, (_, { method }) => method === 'POST'),
  ...fieldsThatTake('', (name) => name.startsWith('create')),
])('$path is optional', ({ field }) => {
  expect(v.is(field, undefined)).toBe(true);
});

test.each(fieldsThatTake(null, (_, { method }) => method === 'PATCH'))(
  '$path is required, because an update without it would erase it',
  ({ field }) => {
    expect(v.is(field, undefined)).toBe(false);
  },
);

test('createApiKey fills in defaults for missing fields', () => {
  const { body } = adminEndpoints.createApiKey;
  expect(v.parse(body, { name: 'Reports', scopes: ['clients:read'] })).toEqual({
    name: 'Reports',
    scopes: ['clients:read'],
    expiresAt: null,
    rateLimit: 60,
  });
});
