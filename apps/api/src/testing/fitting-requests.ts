import type { Endpoint } from '@uplift/data-client/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { isSchema, type MalformedRequest, oddPathPart, queryOf, schemasIn } from './malformed-requests.ts';

/** IDs of existing objects by their path segment: `milestones`, `documents`. */
export type ObjectIds = Readonly<Record<string, readonly string[]>>;

/** The path segment before a parameter: `milestones` for `{id}` in `/milestones/{id}/state`. */
function kindOf(path: string, parameter: string): string {
  return path.split('/').find((_, index, parts) => parts[index + 1] === parameter) ?? '';
}

const anyOf = (ids: ObjectIds) => Object.values(ids).flat();

/** Generates path parameters: mostly the ID of an existing object of the right kind. */
export function namedObject(endpoint: Endpoint, ids: ObjectIds): (parameter: string) => fc.Arbitrary<string> {
  return (parameter) => {
    if (parameter === '{number}') return fc.constantFrom('1', '1', '1', '2');
    const fitting = ids[kindOf(endpoint.path, parameter)] ?? [];
    return fc.oneof(
      ...(fitting.length > 0 ? [{ weight: 20, arbitrary: fc.constantFrom(...fitting) }] : []),
      { weight: 2, arbitrary: fc.constantFrom(...anyOf(ids)) },
      { weight: 1, arbitrary: oddPathPart },
    );
  };
}

interface Surroundings {
  name: string;
  /** IDs to use in the request, mostly of the kind that the call is about. */
  ids: readonly string[];
}

function actionOf(schema: v.GenericSchema, type: string): Record<string, unknown> | undefined {
  const pipe: unknown = Reflect.get(schema, 'pipe');
  if (!Array.isArray(pipe)) return undefined;
  return pipe.find((action: unknown) => v.is(v.object({ type: v.literal(type) }), action));
}

function limitOf(schema: v.GenericSchema, type: string, otherwise: number): number {
  const limit = actionOf(schema, type)?.requirement;
  return typeof limit === 'number' ? limit : otherwise;
}

function fittingText(schema: v.GenericSchema, { ids, name }: Surroundings): fc.Arbitrary<string> {
  if (actionOf(schema, 'uuid')) return fc.constantFrom(...ids);
  if (actionOf(schema, 'email') || /email/i.test(name))
    return fc.nat(99).map((number) => `person-${number}@people.example`);
  if (actionOf(schema, 'url') || /url|website/i.test(name)) return fc.constant('https://people.example/a');
  if (actionOf(schema, 'iso_timestamp')) return fc.constant('2026-06-01T12:00:00.000Z');
  if (actionOf(schema, 'iso_date') || /^(?:week|.*On)$/.test(name)) return fc.constant('2026-06-01');
  if (name === 'timeZone') return fc.constantFrom('America/Los_Angeles', 'Asia/Kolkata');
  const pattern = actionOf(schema, 'regex')?.requirement;
  if (pattern instanceof RegExp && pattern.source.startsWith('^\\d')) return fc.constantFrom('1', '2', '20');
  if (/At$|from|until/.test(name)) return fc.constant('2026-06-01T12:00:00.000Z');
  return fc.constantFrom('Words of plain text', 'One line of plain text that is longer');
}

/** Generates values that a schema accepts, as far as its types show. */
function fitting(schema: v.GenericSchema, at: Surroundings): fc.Arbitrary<unknown> {
  const whole = schemasIn(schema, 'pipe').findLast((part) => Reflect.get(part, 'entries') !== undefined);
  if (whole && whole !== schema) return fitting(whole, at);
  const entries: unknown = Reflect.get(schema, 'entries');
  if (typeof entries === 'object' && entries !== null) {
    const fields = Object.entries(entries).filter((entry): entry is [string, v.GenericSchema] =>
      isSchema(entry[1]),
    );
    return fc.record(
      Object.fromEntries(fields.map(([name, field]) => [name, fitting(field, { ...at, name })])),
    );
  }
  const [item] = schemasIn(schema, 'item');
  if (item) return fc.array(fitting(item, at), { minLength: 1, maxLength: 3 });
  const [wrapped] = schemasIn(schema, 'wrapped');
  if (wrapped) return fc.oneof(fc.constant(undefined), fitting(wrapped, at));
  const options: unknown = Reflect.get(schema, 'options');
  if (Array.isArray(options)) {
    const schemas = options.filter(isSchema);
    return schemas.length > 0
      ? fc.oneof(...schemas.map((option) => fitting(option, at)))
      : fc.constantFrom<unknown>(...options);
  }
  switch (schema.type) {
    case 'string': {
      // A query parameter with several values: one value is enough.
      const [several] = schemasIn(schema, 'pipe').flatMap((part) => schemasIn(part, 'item'));
      return several ? fitting(several, at).map(String) : fittingText(schema, at);
    }
    case 'number':
      // Row versions start at 1.
      if (/version/i.test(at.name)) return fc.constant(1);
      return fc.integer({ min: limitOf(schema, 'min_value', 0), max: limitOf(schema, 'max_value', 1_000) });
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant<unknown>(Reflect.get(schema, 'literal'));
    default:
      return fc.constantFrom<unknown>('Some words', 1);
  }
}

const BOUNDARY = 'between-the-fields';

/** A multipart form in the order that browsers send: the fields, then a text file. */
function formOf(body: unknown): string {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const parts = fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `content-disposition: form-data; name="${name}"\r\n\r\n${value}`);
  const file =
    'content-disposition: form-data; name="file"; filename="notes.txt"\r\ncontent-type: text/plain\r\n\r\nSome words';
  return `${[...parts, file].map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('')}--${BOUNDARY}--\r\n`;
}

function writtenBody(endpoint: Endpoint, body: unknown): { type: string; text: string } | null {
  if (endpoint.file) return { type: `multipart/form-data; boundary=${BOUNDARY}`, text: formOf(body) };
  return endpoint.body ? { type: 'application/json', text: JSON.stringify(body) } : null;
}

/**
 * Generates requests that are valid for an endpoint, as far as its types show. Paths and bodies refer to
 * existing objects by these IDs.
 */
export function fittingRequests(endpoint: Endpoint, ids: ObjectIds): fc.Arbitrary<MalformedRequest> {
  const names = endpoint.path.match(/\{\w+\}/g) ?? [];
  const partOf = namedObject(endpoint, ids);
  const kind = endpoint.path.split('/').findLast((part) => ids[part] !== undefined) ?? '';
  // Bulk actions apply to rows of the endpoint's kind. Other IDs in a body may be of any kind.
  const at: Surroundings = { name: '', ids: [...(ids[kind] ?? []), ...(ids[kind] ?? []), ...anyOf(ids)] };
  return fc
    .record({
      params: fc.tuple(...names.map((name) => partOf(name))),
      query: endpoint.query ? fitting(endpoint.query, at) : fc.constant({}),
      body: endpoint.body ? fitting(endpoint.body, at) : fc.constant(undefined),
    })
    .map(({ params, query, body }) => {
      let next = 0;
      const path = endpoint.path.replace(/\{\w+\}/g, () => params[next++] ?? '');
      const written = endpoint.method === 'GET' ? null : writtenBody(endpoint, body);
      return {
        method: endpoint.method,
        path: path + queryOf(query),
        headers: written ? { 'content-type': written.type } : {},
        ...(written ? { body: written.text } : {}),
      };
    });
}
