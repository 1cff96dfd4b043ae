import type * as v from 'valibot';
import { adminEndpoints } from '../admin/index.ts';
import { clientEndpoints } from '../client/index.ts';
import type { Endpoint } from '../endpoint.ts';
import { publicEndpoints } from '../index.ts';
import { managerEndpoints } from '../manager/index.ts';
import { projectEndpoints } from '../project/index.ts';
import { visitorEndpoints } from '../visitor/index.ts';

/** Every endpoint of the contract, by name. */
export const endpoints = Object.entries<Endpoint>({
  ...adminEndpoints,
  ...clientEndpoints,
  ...managerEndpoints,
  ...projectEndpoints,
  ...publicEndpoints,
  ...visitorEndpoints,
});

function hasEntries(schema: unknown): schema is { entries: Record<string, v.GenericSchema> } {
  return typeof schema === 'object' && schema !== null && 'entries' in schema;
}

/** The fields of a body, including those of nested objects. */
export function fieldsOf(schema: unknown, path: string): { path: string; field: v.GenericSchema }[] {
  if (!hasEntries(schema)) return [];
  return Object.entries(schema.entries).flatMap(([name, field]) => [
    { path: `${path} ${name}`, field },
    ...fieldsOf(field, `${path} ${name}`),
  ]);
}
