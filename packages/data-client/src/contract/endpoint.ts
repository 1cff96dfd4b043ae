import type { GenericSchema, InferInput, InferOutput } from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Which deployment answers a call when the services are split over several origins. */
export type Service = 'core' | 'admin' | 'tech-assets';

/** Who may make a call. `anyone` includes people who are not signed in. */
export type Caller = 'anyone' | 'client' | 'manager' | 'admin';

/** The one file that a call takes beside its body. */
export interface FileRule {
  /** Bytes. */
  readonly maximumSize: number;
  /** Its types, as the attribute `accept` of a file input names them. */
  readonly types: readonly string[];
}

/** One row of the contract: everything that server, documentation, client and test handlers need to know of a call. */
export interface Endpoint {
  readonly method: Method;
  /** Path with parameters in braces: `/api/assets/{id}/file`. */
  readonly path: `/${string}`;
  readonly service: Service;
  /** What the call is for, in a sentence; shown in the API documentation. */
  readonly summary: string;
  readonly callers: readonly Caller[];
  readonly params?: GenericSchema<unknown, Record<string, string>>;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** What API keys may send of the body. Calls that change accounts take no keys without it. */
  readonly keyBody?: GenericSchema;
  /**
   * Makes the body a form (multipart/form-data): first the fields of `body`, each of them text, and then this file in a
   * field called `file`.
   */
  readonly file?: FileRule;
  /** HTTP status of success. */
  readonly status: 200 | 202 | 204 | 303;
  /** The answer's JSON. Without it the answer has no body or is not JSON, as `content` says. */
  readonly answer?: GenericSchema;
  /** Media type of an answer that is not JSON. */
  readonly content?: string;
  /** Whether request or answer holds a secret. Such an answer is never stored, so a repeat is a call of its own. */
  readonly confidential?: boolean;
}

/** A row whose call takes a file. */
export type UploadEndpoint = Endpoint & { readonly file: FileRule };

/** Keeps the literal types of a row. */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}

type OutputOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;
type InputOf<Schema> = Schema extends GenericSchema ? InferInput<Schema> : undefined;

/** What a call answers after reading; `undefined` where it answers no JSON. */
export type AnswerOf<Row extends Endpoint> = OutputOf<Row['answer']>;

/** What a caller sends as JSON. */
export type BodyOf<Row extends Endpoint> = InputOf<Row['body']>;

/** Numbers are written as text in a query string, so a caller may give them as they are. */
type QueryValue<Value> = Value extends string ? (string extends Value ? string | number : Value) : Value;

/** What a caller puts into the query string. */
export type QueryOf<Row extends Endpoint> = Row['query'] extends GenericSchema
  ? { [Name in keyof InferInput<Row['query']>]: QueryValue<InferInput<Row['query']>[Name]> }
  : undefined;

type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;

/** The path parameters of a call by name. */
export type ParamsOf<Row extends Endpoint> = Record<ParameterName<Row['path']>, string>;

type Optional<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { [Key in Name]?: Value }
    : Record<never, never> extends Value
      ? { [Key in Name]?: Value }
      : { [Key in Name]: Value };

type RequiredParams<Row extends Endpoint> = [ParameterName<Row['path']>] extends [never]
  ? unknown
  : { params: ParamsOf<Row> };

/** Everything a call takes: `params`, `query` and `body`, each only where its row has it. */
export type RequestOf<Row extends Endpoint> = RequiredParams<Row> &
  Optional<'query', QueryOf<Row>> &
  Optional<'body', BodyOf<Row>>;

/**
 * The path and query string of a call.
 *
 * @throws TypeError when a path parameter is missing.
 */
export function pathOf(
  endpoint: Endpoint,
  request: { params?: Readonly<Record<string, string>>; query?: unknown } = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = request.params?.[name];
    if (value === undefined) {
      throw new TypeError(`${endpoint.method} ${endpoint.path} needs the path parameter "${name}".`);
    }
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
