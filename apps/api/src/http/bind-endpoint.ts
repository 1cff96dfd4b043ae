import type { AnswerOf, Endpoint, UploadEndpoint } from '@uplift/data-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type FieldErrors, HttpError } from '../http-error.ts';
import { type Caller, KEYS_REFUSED } from '../security/caller.ts';
import { UNSTORABLE, unstorablePlace } from '../unstorable-text.ts';
import { sendEncoded } from './encoded-text.ts';
import { sendTagged } from './entity-tag.ts';
import { receiveUpload, type UploadedFile } from './receive-upload.ts';
import type { ResponseCache } from './response-cache.ts';

type ReadBy<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

type CallerOf<Row extends Endpoint> = 'anyone' extends Row['callers'][number] ? null : Caller;

/** A validated request. */
export interface Call<Row extends Endpoint> {
  params: ReadBy<Row['params']>;
  query: ReadBy<Row['query']>;
  body: ReadBy<Row['body']>;
  /** The uploaded file, if the endpoint takes one. Removed once the request is answered. */
  file: Row extends UploadEndpoint ? UploadedFile : undefined;
  /** Who calls. `null` if the endpoint is open to anyone. */
  caller: CallerOf<Row>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Who makes a change and from which address, as stored in the audit log. */
export function actorOf({ caller, request }: { caller: Caller; request: FastifyRequest }) {
  return { id: caller.personId, address: request.ip, apiKeyName: caller.key?.name };
}

/** Who changes data of a client. */
export function changeOf({
  caller,
  request,
  params,
}: {
  caller: Caller;
  request: FastifyRequest;
  params: { clientId: string };
}) {
  return { caller, actor: actorOf({ caller, request }), clientId: params.clientId };
}

/** Rate limit per address. */
export interface RateLimit {
  max: number;
  /** Milliseconds. */
  timeWindow: number;
}

export interface BindingOptions {
  rateLimit?: RateLimit;
  /** Whether only headers authenticate the caller. @default false */
  ignoreCookies?: boolean;
  /** Maximum size of a body in bytes. @default that of the server */
  bodyLimit?: number;
}

/** Response timeout, in milliseconds. Uploads may take as long as a request may take to arrive. */
const ANSWER_TIMEOUT_MS = 30_000;

function fieldErrorsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body';
    const message =
      issue.kind === 'schema' && issue.input === undefined ? 'This is required.' : issue.message;
    errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}

const partNames = { params: 'path parameter', query: 'query parameter', body: 'field in the body' } as const;

/** Parses one part of a request by its schema. The error names every invalid field. */
function readPart<Row extends Endpoint, Part extends keyof typeof partNames>(
  endpoint: Row,
  part: Part,
  value: unknown,
): ReadBy<Row[Part]>;
function readPart(endpoint: Endpoint, part: keyof typeof partNames, value: unknown): unknown {
  const schema = endpoint[part];
  if (schema === undefined) return undefined;
  if (part === 'body' && (value === undefined || value === null)) {
    throw new HttpError(400, 'This call needs a JSON body.', { errors: { body: ['Send a JSON object.'] } });
  }
  if (Array.isArray(value)) {
    throw new HttpError(400, 'The body is a list.', { errors: { body: ['Send a JSON object.'] } });
  }
  const result = v.safeParse(schema, value);
  if (!result.success) {
    const errors = fieldErrorsOf(result.issues);
    throw new HttpError(400, `Invalid ${partNames[part]}: ${Object.keys(errors).join(', ')}.`, {
      errors,
    });
  }
  const unstorable = unstorablePlace(result.output);
  if (unstorable !== null) {
    const field = unstorable || part;
    throw new HttpError(400, `Invalid ${partNames[part]}: ${field}.`, {
      errors: { [field]: [UNSTORABLE] },
    });
  }
  return result.output;
}

/** Rejects what people may send to the endpoint but API keys may not. @throws HttpError 403 */
function checkKeyBody({ keyBody }: Endpoint, caller: Caller | null, body: unknown): void {
  if (!caller?.key || !keyBody) return;
  const { issues } = v.safeParse(keyBody, body);
  if (issues) throw new HttpError(403, KEYS_REFUSED, { errors: fieldErrorsOf(issues) });
}

/** The path of an endpoint in the router's notation. */
function routeOf(endpoint: Endpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, ':$1');
}

/**
 * Parses and authorizes the request. Discards uploaded files if the caller isn't allowed or the input is
 * invalid.
 */
async function readCall<Row extends Endpoint>(
  app: FastifyInstance,
  endpoint: Row,
  request: FastifyRequest,
  reply: FastifyReply,
  options: BindingOptions,
): Promise<Call<Row>>;
async function readCall(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { ignoreCookies = false }: BindingOptions,
): Promise<unknown> {
  let caller: Caller | null = null;
  // First, so that callers without access learn nothing else.
  if (!endpoint.callers.includes('anyone')) {
    reply.header('Cache-Control', 'no-store');
    caller = await app.identify(endpoint, request, reply, { ignoreCookies });
  }
  const params = readPart(endpoint, 'params', request.params);
  const query = readPart(endpoint, 'query', request.query);
  const { fields, file } = endpoint.file
    ? await receiveUpload(request, reply, endpoint.file)
    : { fields: request.body };
  const body = readPart(endpoint, 'body', fields);
  checkKeyBody(endpoint, caller, body);
  return { caller, params, query, body, file, request, reply };
}

function answerSchemaOf(endpoint: Endpoint): NonNullable<Endpoint['answer']> {
  const { method, path, answer } = endpoint;
  if (answer === undefined) throw new TypeError(`${method} ${path} answers no JSON: bind it raw.`);
  return answer;
}

/**
 * Serves an endpoint that responds with JSON. Validates the request before the handler sees it, and sends
 * only what the contract names. Reads have an entity tag.
 */
export function bindEndpoint<const Row extends Endpoint>(
  app: FastifyInstance,
  endpoint: Row,
  handler: (call: Call<Row>) => Promise<AnswerOf<Row>>,
  options: BindingOptions = {},
): void {
  const answer = answerSchemaOf(endpoint);
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    config: {
      takesFiles: Boolean(endpoint.file),
      ...(options.rateLimit && { rateLimit: options.rateLimit }),
    },
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    ...(endpoint.file ? {} : { handlerTimeout: ANSWER_TIMEOUT_MS }),
    handler: async (request, reply) => {
      const call = await readCall(app, endpoint, request, reply, options);
      const run = async () => JSON.stringify(v.parse(answer, await handler(call)));
      reply.type('application/json; charset=utf-8');
      if (endpoint.method !== 'GET') {
        reply.header('Cache-Control', 'no-store');
        return sendOnce(app, endpoint, call, run);
      }
      const body = await run();
      reply.code(endpoint.status);
      if (!reply.hasHeader('cache-control')) reply.header('Cache-Control', 'no-cache');
      return sendTagged(request, reply, body);
    },
  });
}

type Handlers<Table extends Readonly<Record<string, Endpoint>>> = {
  [Name in keyof Table]?: (call: Call<Table[Name]>) => Promise<AnswerOf<Table[Name]>>;
};

/** Serves endpoints of a table of the contract, by name, as `bindEndpoint` does. */
export function bindEndpoints<const Table extends Readonly<Record<string, Endpoint>>>(
  app: FastifyInstance,
  table: Table,
  handlers: Handlers<Table>,
): void;
export function bindEndpoints(
  app: FastifyInstance,
  table: Readonly<Record<string, Endpoint>>,
  handlers: Handlers<typeof table>,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const handler = handlers[name];
    if (handler) bindEndpoint(app, endpoint, handler);
  }
}

const EmptyList = v.object({ data: v.pipe(v.array(v.unknown()), v.length(0)) });

/** Serves a public read whose response is the same for everyone, and caches it until the content changes. */
export function bindCachedEndpoint<const Row extends Endpoint>(
  app: FastifyInstance,
  endpoint: Row,
  responseCache: ResponseCache,
  handler: (call: Pick<Call<Row>, 'params' | 'query'>) => Promise<AnswerOf<Row>>,
): void {
  const answer = answerSchemaOf(endpoint);
  if (endpoint.method !== 'GET' || !endpoint.callers.includes('anyone'))
    throw new TypeError(
      `${endpoint.method} ${endpoint.path} is not public, so its response can't be cached.`,
    );
  app.get(routeOf(endpoint), async (request, reply) => {
    const call = {
      params: readPart(endpoint, 'params', request.params),
      query: readPart(endpoint, 'query', request.query),
    };
    // The parsed values, so that other spellings of the URL don't create more cache entries.
    const key = JSON.stringify([endpoint.path, call.params, call.query]);
    const text = await responseCache.get(key, async () => {
      const value = v.parse(answer, await handler(call));
      return { text: JSON.stringify(value), cached: !v.is(EmptyList, value) };
    });
    reply.code(endpoint.status).type('application/json; charset=utf-8').header('Cache-Control', 'no-cache');
    return sendEncoded(request, reply, text);
  });
}

/** Owner of idempotency keys: a program and the person it acts for have separate keys. */
function idempotentCaller(caller: Caller): string {
  return caller.key ? `key:${caller.key.id}` : `${caller.kind}:${caller.personId}`;
}

type SentCall = Pick<Call<Endpoint>, 'request' | 'reply' | 'body'> & {
  file: UploadedFile | undefined;
  caller: Caller | null;
};

/**
 * Responds to a mutation. A repeat with the same Idempotency-Key gets the stored response and does nothing.
 */
async function sendOnce(
  app: FastifyInstance,
  endpoint: Endpoint,
  { request, reply, caller, body: fields, file }: SentCall,
  run: () => Promise<string>,
): Promise<FastifyReply> {
  const { status, method } = endpoint;
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || endpoint.confidential) return reply.code(status).send(await run());
  const action = {
    caller: caller ? idempotentCaller(caller) : 'anyone',
    key,
    method,
    path: request.url,
    // The path of the file differs between requests.
    body: file ? [fields, file.name, file.checksum] : fields,
  };
  const { answer, repeated } = await app.withIdempotency(action, async () => ({ status, body: await run() }));
  if (repeated) reply.header('Idempotency-Replayed', 'true');
  return reply.code(answer.status).send(answer.body);
}

/** Serves an endpoint whose response isn't JSON, such as a file or a redirect. */
export function bindRawEndpoint<const Row extends Endpoint>(
  app: FastifyInstance,
  endpoint: Row,
  handler: (call: Call<Row>) => Promise<FastifyReply>,
  options: Pick<BindingOptions, 'rateLimit'> = {},
): void {
  app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    compress: false,
    ...(options.rateLimit && { config: { rateLimit: options.rateLimit } }),
    handler: async (request, reply) => handler(await readCall(app, endpoint, request, reply, {})),
  });
}
