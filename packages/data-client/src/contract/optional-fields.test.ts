import * as v from 'valibot';
import { expect, test } from 'vitest';
import { adminEndpoints } from './admin/index.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints, fieldsOf } from './testing/body-fields.ts';

/** Null is a choice here: the front of the order. */
const chosen = ['orderMilestone after'];

/** The fields of the bodies of these endpoints that take this value. */
function fieldsThatTake(value: null | '', isMeant: (name: string, endpoint: Endpoint) => boolean) {
  return endpoints
    .filter(([name, endpoint]) => isMeant(name, endpoint))
    .flatMap(([name, { body }]) => fieldsOf(body, name))
    .filter(({ path, field }) => v.is(field, value) && !chosen.includes(path));
}

test.each([
  ...fieldsThatTake(null, (_, { method }) => method === 'POST'),
  ...fieldsThatTake('', (name) => name.startsWith('create')),
])('$path may be left out', ({ field }) => {
  expect(v.is(field, undefined)).toBe(true);
});

test.each(fieldsThatTake(null, (_, { method }) => method === 'PATCH'))(
  '$path has to be given: a change without it would erase it',
  ({ field }) => {
    expect(v.is(field, undefined)).toBe(false);
  },
);

test('what was left out of a new API key has its default', () => {
  const { body } = adminEndpoints.createApiKey;
  expect(v.parse(body, { name: 'Reports', scopes: ['clients:read'] })).toEqual({
    name: 'Reports',
    scopes: ['clients:read'],
    expiresAt: null,
    rateLimit: 60,
  });
});
