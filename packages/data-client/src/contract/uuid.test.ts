import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { adminEndpoints } from './admin/index.ts';
import { clientEndpoints } from './client/index.ts';
import type { Endpoint } from './endpoint.ts';
import { publicEndpoints } from './index.ts';
import { managerEndpoints } from './manager/index.ts';
import { projectEndpoints } from './project/index.ts';
import { uuid } from './uuid.ts';
import { visitorEndpoints } from './visitor/index.ts';

const id = 'a3bb189e-8bf9-4c1c-9d5e-0f3b2c4d5e6f';

test('parses a UUID as lowercase and rejects other text', () => {
  expect(v.parse(uuid('No.'), id.toUpperCase())).toBe(id);
  expect(v.safeParse(uuid('No.'), 'a3bb').issues?.[0]?.message).toBe('No.');
});

const endpoints: Endpoint[] = [
  adminEndpoints,
  clientEndpoints,
  managerEndpoints,
  projectEndpoints,
  publicEndpoints,
  visitorEndpoints,
].flatMap((rows) => Object.values<Endpoint>(rows));

/** All schemas nested in a schema, with their field names. */
function* schemasIn(
  value: unknown,
  name: string,
): Generator<{ name: string; schema: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return;
  const schema = Object.fromEntries(Object.entries(value));
  yield { name, schema };
  for (const [key, child] of Object.entries(schema.entries ?? {})) yield* schemasIn(child, key);
  for (const child of [schema.wrapped, schema.item, schema.value]) yield* schemasIn(child, name);
  if (Array.isArray(schema.options)) for (const child of schema.options) yield* schemasIn(child, name);
  if (Array.isArray(schema.pipe)) for (const child of schema.pipe.slice(1)) yield* schemasIn(child, name);
}

const read = endpoints.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((part) =>
    [...schemasIn(part, '')].map(({ name, schema }) => ({
      place: `${method} ${path}: ${name}`,
      name,
      schema,
    })),
  ),
);

const actionsOf = ({ pipe }: Record<string, unknown>) =>
  Array.isArray(pipe) ? pipe.map(({ type }: { type: string }) => type) : [];

/** Whether a schema is a UUID, or text that becomes a list of them. */
const holdsUuid = (value: unknown) =>
  [...schemasIn(value, '')].some(({ schema }) => actionsOf(schema).includes('uuid'));

describe('request schemas', () => {
  test('lowercase every UUID', () => {
    const uuids = read.filter(({ schema }) => actionsOf(schema).includes('uuid'));
    expect(uuids.length).toBeGreaterThan(50);
    const asTyped = uuids.filter(({ schema }) => !actionsOf(schema).includes('to_lower_case'));
    expect(asTyped.map(({ place }) => place)).toEqual([]);
  });

  test('use non-UUID IDs only for templates, outbox messages, and public asset files', () => {
    const plain = read.filter(
      ({ name, schema }) => /^ids?$|Ids?$/.test(name) && schema.type === 'string' && !holdsUuid(schema),
    );
    expect(plain.map(({ place }) => place)).toEqual([
      'POST /api/admin/clients: templateId',
      'POST /api/admin/leads/{id}/win: templateId',
      'GET /api/admin/outbox/{id}: id',
      'GET /api/admin/outbox/{id}/html: id',
      'GET /api/assets/{id}/file: id',
    ]);
  });
});
