import type { GenericSchema, InferInput, InferOutput } from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The deployment that serves an endpoint when the services are split across origins. */
export type Service = 'core' | 'admin' | 'tech-assets';

/** Who may call an endpoint. `anyone` includes callers who aren't signed in. */
export type Caller = 'anyone' | 'client' | 'manager' | 'admin';

/** The single file an endpoint accepts along with its body. */
export interface FileRule {
  /** Bytes. */
  readonly maximumSize: number;
  /** Accepted types, in the format of a file input's `accept` attribute. */
  readonly types: readonly string[];
}

/** An endpoint of the contract. The server, API reference, client, and test handlers all derive from it. */
export interface Endpoint {
  readonly method: Method;
  /** Path with parameters in braces: `/api/assets/{id}/file`. */
  readonly path: `/${string}`;
  readonly service: Service;
  /** One-sentence description, shown in the API reference. */
  readonly summary: string;
  readonly callers: readonly Caller[];
  readonly params?: GenericSchema<unknown, Record<string, string>>;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** Restricts the body for API keys. Without it, API keys can't call endpoints that change accounts. */
  readonly keyBody?: GenericSchema;
  /**
   * Makes the body a multipart/form-data form: first the fields of `body` as text, then the file in a field
   * named `file`.
   */
  readonly file?: FileRule;
  /** HTTP status of a successful response. */
  readonly status: 200 | 202 | 204 | 303;
  /** Schema of the JSON response. If absent, the response has no body or isn't JSON, as `content` says. */
  readonly answer?: GenericSchema;
  /** Media type of a non-JSON response. */
  readonly content?: string;
  /**
   * Whether the request or response contains a secret. Such responses are never stored for idempotency, so a
   * repeated request runs again.
   */
  readonly confidential?: boolean;
}

/** An endpoint that accepts a file upload. */
export type UploadEndpoint = Endpoint & { readonly file: FileRule };

/** Preserves the literal types of an endpoint. */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}

type OutputOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined;
type InputOf<Schema> = Schema extends GenericSchema ? InferInput<Schema> : undefined;

/** The parsed response, or `undefined` if the endpoint returns no JSON. */
export type AnswerOf<Row extends Endpoint> = OutputOf<Row['answer']>;

/** The JSON body, as sent by the caller. */
export type BodyOf<Row extends Endpoint> = InputOf<Row['body']>;

/** Callers may pass numbers, because a query string serializes them as text. */
type QueryValue<Value> = Value extends string ? (string extends Value ? string | number : Value) : Value;

/** The query parameters, as passed by the caller. */
export type QueryOf<Row extends Endpoint> = Row['query'] extends GenericSchema
  ? { [Name in keyof InferInput<Row['query']>]: QueryValue<InferInput<Row['query']>[Name]> }
  : undefined;

type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;

/** The path parameters by name. */
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

/** Everything an endpoint accepts: `params`, `query`, and `body`, each only if the endpoint defines it. */
export type RequestOf<Row extends Endpoint> = RequiredParams<Row> &
  Optional<'query', QueryOf<Row>> &
  Optional<'body', BodyOf<Row>>;

/**
 * Builds the path and query string of a request.
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
