import type { Caller, Endpoint } from '@uplift/data-client/contract';
import fc from 'fast-check';
import type * as v from 'valibot';

/** A request that may break the contract in everything except its path. */
export interface MalformedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'x'.repeat(5_000),
  '🦊'.repeat(300),
  '../../etc/passwd',
  "'; drop table leads; --",
  '<script>alert(1)</script>',
  '=cmd|1!A1',
  '%',
  '__proto__',
  'null',
  'NaN',
  '-0',
  '1e400',
  '99999999999999999999',
  '2026-02-30T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
  'https://[::1',
  'javascript:alert(1)',
  'a@b',
  '\u202eright to left',
];

const oddValue = fc.oneof(
  fc.constantFrom<unknown>(...oddTexts),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 0.1, 1e308, Number.MAX_SAFE_INTEGER + 1, [], {}, [[[]]]),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const plausibleText = fc.oneof(
  fc.uuid(),
  fc.emailAddress(),
  fc.webUrl(),
  fc.string({ maxLength: 40 }),
  fc.constantFrom('name', '-name', 'createdAt', 'admin', '1', '2026-06-01', '2026-06-01T12:00:00.000Z'),
);

/** Whether a value is a Valibot schema. */
export function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema';
}

/** The schemas in a property of a schema, such as `pipe` or `item`. */
export function schemasIn(schema: v.GenericSchema, name: string): v.GenericSchema[] {
  const found: unknown = Reflect.get(schema, name);
  return Array.isArray(found) ? found.filter(isSchema) : isSchema(found) ? [found] : [];
}

/** Generates values of roughly the right shape for a schema, most of them with something odd in them. */
function nearly(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: shaped(schema) }, { weight: 1, arbitrary: oddValue });
}

function shaped(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const [first] = schemasIn(schema, 'pipe');
  if (first && first !== schema) return shaped(first);
  const entries: unknown = Reflect.get(schema, 'entries');
  if (typeof entries === 'object' && entries !== null) {
    const fields = Object.entries(entries).filter((entry): entry is [string, v.GenericSchema] =>
      isSchema(entry[1]),
    );
    return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, nearly(field)])), {
      requiredKeys: [],
    });
  }
  const [item] = schemasIn(schema, 'item');
  if (item) return fc.array(nearly(item), { maxLength: 4 });
  const [wrapped] = schemasIn(schema, 'wrapped');
  if (wrapped) return fc.oneof(fc.constantFrom(undefined, null), nearly(wrapped));
  const options: unknown = Reflect.get(schema, 'options');
  if (Array.isArray(options)) {
    const schemas = options.filter(isSchema);
    return schemas.length > 0 ? fc.oneof(...schemas.map(nearly)) : fc.constantFrom<unknown>(...options);
  }
  switch (schema.type) {
    case 'string':
      return plausibleText;
    case 'number':
      return fc.oneof(fc.integer(), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant<unknown>(Reflect.get(schema, 'literal'));
    default:
      return oddValue;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Generates a path segment that identifies no object. */
export const oddPathPart = fc
  .oneof(fc.uuid(), fc.constantFrom(...oddTexts), fc.string({ maxLength: 20 }))
  // A lone surrogate can't be encoded.
  .map((text) => encodeURIComponent(text.toWellFormed()) || '%20');

/** The fields of an object as a query string, including the question mark. */
export function queryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const search = new URLSearchParams();
  for (const [name, field] of Object.entries(value)) {
    if (field !== undefined) search.append(name, isText(field) ? field : JSON.stringify(field));
  }
  return search.size > 0 ? `?${search}` : '';
}

/** Ways to encode a body: correctly, truncated, with the wrong content type, or not at all. */
const writings: readonly ((body: unknown) => { type: string; text: string } | null)[] = [
  (body) => ({ type: 'application/json', text: JSON.stringify(body) ?? '' }),
  (body) => ({ type: 'application/json', text: (JSON.stringify(body) ?? '').slice(0, -1) }),
  (body) => ({ type: 'text/plain', text: JSON.stringify(body) ?? '' }),
  (body) => ({ type: 'multipart/form-data; boundary=x', text: `--x\r\n\r\n${JSON.stringify(body)}` }),
  () => ({ type: 'application/json', text: '' }),
  () => null,
];

const writing = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(writings[0]) },
  { weight: 1, arbitrary: fc.constantFrom(...writings) },
);

/**
 * Generates requests to an endpoint, most of them invalid.
 *
 * @param partOf generates path parameters. @default odd texts
 */
export function malformedRequests(
  endpoint: Endpoint,
  partOf: (parameter: string) => fc.Arbitrary<string> = () => oddPathPart,
): fc.Arbitrary<MalformedRequest> {
  const names = endpoint.path.match(/\{\w+\}/g) ?? [];
  return fc
    .record({
      params: fc.tuple(...names.map((name) => partOf(name))),
      query: endpoint.query ? nearly(endpoint.query) : fc.constantFrom({}, { page: '-1', q: '\u0000' }),
      body: endpoint.body ? nearly(endpoint.body) : oddValue,
      write: writing,
      key: fc.option(fc.constantFrom('', 'x'.repeat(300), 'ключ', '1')),
    })
    .map(({ params, query, body, write, key }) => {
      let next = 0;
      const path = endpoint.path.replace(/\{\w+\}/g, () => params[next++] ?? '');
      const written = endpoint.method === 'GET' ? null : (write?.(body) ?? null);
      return {
        method: endpoint.method,
        path: path + queryOf(query),
        headers: {
          ...(written ? { 'content-type': written.type } : {}),
          // Headers hold Latin-1 only, so other characters have to be encoded.
          ...(key === null ? {} : { 'idempotency-key': encodeURI(key) }),
        },
        ...(written ? { body: written.text } : {}),
      };
    });
}

/** Number of requests to the whole contract. */
const REQUESTS = 10_000;

/** Requests to one endpoint by one of its callers. */
export interface MalformedCalls {
  name: string;
  endpoint: Endpoint;
  /** `anonymous` if anyone may call. */
  caller: Exclude<Caller, 'anyone'> | 'anonymous';
  requests: readonly MalformedRequest[];
}

/** 10,000 requests, spread evenly over the endpoints. The seed is fixed, so failures are reproducible. */
export function malformedCallsOf(contract: Readonly<Record<string, Endpoint>>): MalformedCalls[] {
  const endpoints = Object.entries(contract);
  return endpoints.flatMap(([name, endpoint]) =>
    endpoint.callers.map((caller) => ({
      name,
      endpoint,
      caller: caller === 'anyone' ? 'anonymous' : caller,
      requests: fc.sample(malformedRequests(endpoint), {
        numRuns: Math.ceil(REQUESTS / endpoints.length / endpoint.callers.length),
        seed: [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0,
      }),
    })),
  );
}
