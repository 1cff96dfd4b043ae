import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import * as v from 'valibot';
import type { AnswerOf, Endpoint, UploadEndpoint } from '../contract/endpoint.ts';
import type { Problem } from '../contract/entities/problem.ts';
import { isRecord } from '../contract/is-record.ts';

type Part = 'params' | 'query' | 'body';

type ReadBy<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** What a call may answer: what its row promises, or the bytes where the row promises no JSON. */
export type AnswerValue<Row extends Endpoint> = Row['answer'] extends v.GenericSchema
  ? AnswerOf<Row>
  : Blob | string | null;

/** A request as the server sees it, after its parts have passed their schemas. */
export interface ReadRequest<Row extends Endpoint> {
  params: ReadBy<Row['params']>;
  query: ReadBy<Row['query']>;
  body: ReadBy<Row['body']>;
  /** What is uploaded, where the row takes a file. */
  file: Row extends UploadEndpoint ? File : undefined;
  headers: Headers;
}

export interface AnswerOptions {
  /** How long the answer takes, in milliseconds. @default 0 */
  delay?: number;
  /** Whether one call is answered so, and those after it by the handlers that follow. @default false */
  once?: boolean;
}

export interface FailureOptions extends AnswerOptions {
  /** What is wrong by field. */
  errors?: Record<string, string[]>;
  /** Seconds after which another try is welcome. */
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
  // MSW writes parameters as `:id`; the asterisk stands for whatever origin the call goes to.
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

/** @throws v.ValiError when the part is not as the row says */
function readPart<Row extends Endpoint, Name extends Part>(
  endpoint: Row,
  name: Name,
  value: unknown,
): ReadBy<Row[Name]>;
function readPart(endpoint: Endpoint, name: Part, value: unknown): unknown {
  const schema = endpoint[name];
  return schema && v.parse(schema, value);
}

/** A request that cannot be answered as it is. */
class Refusal extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]>;

  constructor(status: number, field: string, message: string) {
    super(message);
    this.status = status;
    this.errors = { [field]: [message] };
  }
}

/** The JSON of a request, or the fields of its form; undefined where it is neither. */
async function readBody(request: Request): Promise<unknown> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
    return request.json().catch(() => undefined);
  }
  return Object.fromEntries(await request.formData());
}

/** @throws Refusal where it is missing or too large */
function readFile<Row extends Endpoint>(endpoint: Row, form: unknown): ReadRequest<Row>['file'];
function readFile({ file: rule }: Endpoint, form: unknown): File | undefined {
  if (!rule) return undefined;
  const file = isRecord(form) ? form.file : undefined;
  if (!(file instanceof File)) throw new Refusal(400, 'file', 'This is missing.');
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

/** Answers a call with whatever it is given. */
export function answerUnchecked(
  endpoint: Endpoint,
  value: unknown,
  options: AnswerOptions = {},
): HttpHandler {
  return handle(endpoint, options, () => answerResponse(endpoint, value));
}

/**
 * Answers a call with a value of the contract.
 *
 * @param endpoint a row, such as `publicEndpoints.listTechAssets`
 */
export function answer<Row extends Endpoint>(
  endpoint: Row,
  value: AnswerValue<Row>,
  options: AnswerOptions = {},
): HttpHandler {
  return answerUnchecked(endpoint, value, options);
}

/**
 * Answers a call with what is made of the request. A request that the row does not allow is refused with 400 and
 * what is wrong by field, as the server does.
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

/** Answers a call with an error of the server. */
export function fail(
  endpoint: Endpoint,
  status: number,
  message: string,
  options: FailureOptions = {},
): HttpHandler {
  return handle(endpoint, options, () => problemResponse(status, message, options));
}

/** Lets a call fail as if there were no network. */
export function disconnect(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, {}, () => HttpResponse.error());
}

/** Never answers a call. */
export function pending(endpoint: Endpoint): HttpHandler {
  return handle(endpoint, { delay: 'infinite' }, () => HttpResponse.error());
}
