import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import * as v from 'valibot';
import type { AnswerOf, Endpoint, UploadEndpoint } from '../contract/endpoint.ts';
import type { Problem } from '../contract/entities/problem.ts';
import { isRecord } from '../contract/is-record.ts';

type Part = 'params' | 'query' | 'body';

type ReadBy<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** Valid responses of an endpoint: JSON that matches its schema, or bytes if it declares no JSON. */
export type AnswerValue<Row extends Endpoint> = Row['answer'] extends v.GenericSchema
  ? AnswerOf<Row>
  : Blob | string | null;

/** A request as the server sees it, after schema validation of its parts. */
export interface ReadRequest<Row extends Endpoint> {
  params: ReadBy<Row['params']>;
  query: ReadBy<Row['query']>;
  body: ReadBy<Row['body']>;
  /** The uploaded file, if the endpoint accepts one. */
  file: Row extends UploadEndpoint ? File : undefined;
  headers: Headers;
}

export interface AnswerOptions {
  /** Delay of the response in milliseconds. @default 0 */
  delay?: number;
  /** Whether only one call is handled, and later ones fall through to the next handlers. @default false */
  once?: boolean;
}

export interface FailureOptions extends AnswerOptions {
  /** Errors by field. */
  errors?: Record<string, string[]>;
  /** Seconds until a retry is allowed. */
  retryAfter?: number;
}

interface Received {
  request: Request;
  params: Record<string, string>;
}

const creators = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

function handle(
  { method, path }: Endpoint,
  { delay: wait = 0, once = false }: { delay?: number | 'infinite'; once?: boolean },
  respond: (received: Received) => Response | Promise<Response>,
): HttpHandler {
  // MSW writes parameters as `:id`; the asterisk matches any origin.
  const pattern = `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return creators[method]<Record<string, string>>(
    pattern,
    async (received) => {
      await delay(wait);
      return respond(received);
    },
    { once },
  );
}

function problemResponse(
  status: number,
  message: string,
  { errors, retryAfter }: FailureOptions = {},
): Response {
  const problem: Problem = { message, status, ...(errors ? { errors } : {}) };
  const headers = {
    'Content-Type': 'application/problem+json',
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  };
  return Response.json(problem, { status, headers });
}

function answerResponse({ answer: schema, status, content }: Endpoint, value: unknown): Response {
  if (schema) return Response.json(value, { status });
  if (!(value instanceof Blob) && typeof value !== 'string') return new Response(null, { status });
  const type = (value instanceof Blob && value.type) || content || 'text/plain';
  return new Response(value, { status, headers: { 'Content-Type': type } });
}

/** @throws v.ValiError when the part doesn't match the endpoint */
function readPart<Row extends Endpoint, Name extends Part>(
  endpoint: Row,
  name: Name,
  value: unknown,
): ReadBy<Row[Name]>;
function readPart(endpoint: Endpoint, name: Part, value: unknown): unknown {
  const schema = endpoint[name];
  return schema && v.parse(schema, value);
}

/** A request that must be rejected. */
class Refusal extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]>;

  constructor(status: number, field: string, message: string) {
    super(message);
    this.status = status;
    this.errors = { [field]: [message] };
  }
}

/** Returns the JSON of a request, or the fields of its form; undefined for any other body. */
async function readBody(request: Request): Promise<unknown> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    return request.json().catch(() => undefined);
  }
  return Object.fromEntries(await request.formData());
}

/** @throws Refusal when the file is missing or too large */
function readFile<Row extends Endpoint>(endpoint: Row, form: unknown): ReadRequest<Row>['file'];
function readFile({ file: rule }: Endpoint, form: unknown): File | undefined {
  if (!rule) return undefined;
  const file = isRecord(form) ? form.file : undefined;
  if (!(file instanceof File)) throw new Refusal(400, 'file', 'This is required.');
  if (file.size > rule.maximumSize) throw new Refusal(413, 'file', `${file.name} is too large.`);
  return file;
}

async function readRequest<Row extends Endpoint>(
  endpoint: Row,
  { request, params }: Received,
): Promise<ReadRequest<Row>> {
  const body = endpoint.body || endpoint.file ? await readBody(request) : undefined;
  return {
    params: readPart(endpoint, 'params', params),
    query: readPart(endpoint, 'query', Object.fromEntries(new URL(request.url).searchParams)),
    body: readPart(endpoint, 'body', body),
    file: readFile(endpoint, body),
    headers: request.headers,
  };
}

function refusal(error: unknown): Response {
  if (error instanceof Refusal) return problemResponse(error.status, error.message, { errors: error.errors });
  if (!(error instanceof v.ValiError)) throw error;
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = v.getDotPath(issue) ?? 'body';
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return problemResponse(400, `Invalid request: ${Object.keys(errors).join(', ')}.`, {
    errors,
  });
}

/** Responds to a call with any value, without a type check. */
export function answerUnchecked(
  endpoint: Endpoint,
  value: unknown,
  options: AnswerOptions = {},
): HttpHandler {
  return handle(endpoint, options, () => answerResponse(endpoint, value));
}

/**
 * Responds to a call with a value that matches the contract.
 *
 * @param endpoint an endpoint, such as `publicEndpoints.listTechAssets`
 */
export function answer<Row extends Endpoint>(
  endpoint: Row,
  value: AnswerValue<Row>,
  options: AnswerOptions = {},
): HttpHandler {
  return answerUnchecked(endpoint, value, options);
}

/**
 * Responds to a call with a value computed from the request. Rejects an invalid request with 400 and errors
 * by field, as the server does.
 */
export function answerWith<Row extends Endpoint>(
  endpoint: Row,
  create: (request: ReadRequest<Row>) => AnswerValue<Row> | Promise<AnswerValue<Row>>,
  options: AnswerOptions = {},
): HttpHandler {
  return handle(endpoint, options, async (received) => {
    try {
      return answerResponse(endpoint, await create(await readRequest(endpoint, received)));
    } catch (error) {
      return refusal(error);
    }
  });
}

/** Responds to a call with a server error. */
export function fail(
  endpoint: Endpoint,
  status: number,
  message: string,
  options: FailureOptions = {},
): HttpHandler {
  return handle(endpoint, options, () => problemResponse(status, message, options));
}

/** Fails a call with a network error. */
export function disconnect(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, {}, () => HttpResponse.error());
}

/** Never responds to a call. */
export function pending(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, { delay: 'infinite' }, () => HttpResponse.error());
}
