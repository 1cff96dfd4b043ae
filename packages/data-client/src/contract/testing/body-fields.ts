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

/** The parts of objects, arrays, variants, and wrappers such as `v.optional`. */
interface Nested {
  entries?: Record<string, v.GenericSchema>;
  item?: unknown;
  options?: readonly unknown[];
  wrapped?: unknown;
}

function isNested(schema: unknown): schema is Nested {
  return typeof schema === 'object' && schema !== null;
}

/** The fields of a body, including those of nested objects, of objects in arrays, and of every variant. */
export function fieldsOf(schema: unknown, path: string): { path: string; field: v.GenericSchema }[] {
  if (!isNested(schema)) return [];
  const { entries = {}, item, options = [], wrapped } = schema;
  return [
    ...Object.entries(entries).flatMap(([name, field]) => [
      { path: `${path} ${name}`, field },
      ...fieldsOf(field, `${path} ${name}`),
    ]),
    ...[item, wrapped, ...options].flatMap((part) => fieldsOf(part, path)),
  ];
}
