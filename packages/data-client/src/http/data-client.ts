import {
  type AnswerOf,
  type Endpoint,
  pathOf,
  type RequestOf,
  type UploadEndpoint,
} from '../contract/endpoint.ts';
import type { TokenName, TokenStore } from '../tokens/token-store.ts';
import { asNetworkError, MalformedAnswerError, readApiError } from './api-error.ts';
import { readAnswer } from './read-answer.ts';
import type { UploadFiles, UploadProgress } from './send-upload.ts';
import { addressOf, type ServiceOrigins } from './service-origins.ts';

export interface DataClientOptions {
  /** Sends a request. The server renderer passes its own. @default globalThis.fetch */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** Creates the request of an upload. @default () => new XMLHttpRequest() */
  createUploadRequest?: () => XMLHttpRequest;
  /** Host name of the page. Determines whether calls stay on its origin. @default location.hostname */
  hostname?: string;
  /** Origins of the separately deployed services. Defaults to the page's origin. */
  origins?: ServiceOrigins;
  /** Store of the sign-in tokens. Null, as on the server, neither stores nor sends tokens. @default null */
  tokens?: TokenStore | null;
}

/** The tokens sent with a call. */
export interface SentTokens {
  get: (name: TokenName) => string | null | undefined;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Idempotency key of one user action, so that a repeated request has no further effect. */
  idempotencyKey?: string;
  /** Tokens to send. @default those of the client's store */
  tokens?: SentTokens | undefined;
}

export interface UploadOptions extends CallOptions {
  /** Files to send in addition to the request's fields, or a form with named fields. */
  files: UploadFiles;
  /** Called several times a second with the upload progress. */
  onProgress?: (progress: UploadProgress) => void;
}

/** Makes the calls of the contract. */
export interface DataClient {
  /**
   * Makes a call and reads its response.
   *
   * @throws ApiError when the server responds with an error
   * @throws MalformedAnswerError when the response doesn't match the contract
   * @throws NetworkError when there is no response
   */
  call: <Row extends Endpoint>(
    endpoint: Row,
    request: RequestOf<Row>,
    options?: CallOptions,
  ) => Promise<AnswerOf<Row>>;
  /**
   * Makes a call with files, as a form: each file in a field called `file`, after the fields of the request's
   * body. Otherwise the same as `call`.
   *
   * @throws DOMException, or the signal's own reason, when the upload is aborted
   */
  upload: <Row extends UploadEndpoint>(
    endpoint: Row,
    request: RequestOf<Row>,
    options: UploadOptions,
  ) => Promise<AnswerOf<Row>>;
  /** Gets the JSON at a path. The default fetcher for keys outside the contract. */
  getJson: (path: string, options?: CallOptions) => Promise<unknown>;
  /** The store passed to `createDataClient`. */
  readonly tokens: TokenStore | null;
}

interface RequestParts {
  params?: Readonly<Record<string, string>>;
  query?: unknown;
  body?: unknown;
}

interface Outgoing {
  method: string;
  path: string;
  body?: unknown;
}

function throwAsNetworkError(cause: unknown): never {
  throw asNetworkError(cause);
}

/** Creates a client. Every request includes cookies. Only requests with a body set a JSON content type. */
export function createDataClient(options: DataClientOptions = {}): DataClient {
  const send = options.fetch ?? ((address, init) => globalThis.fetch(address, init));
  const hostname = options.hostname ?? globalThis.location?.hostname ?? 'localhost';
  const tokens = options.tokens ?? null;

  const locate = (path: string) => addressOf(path, hostname, options.origins ?? {});

  function createHeaders({ idempotencyKey, tokens: sent = tokens ?? undefined }: CallOptions): Headers {
    const headers = new Headers({ Accept: 'application/json' });
    if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
    const managerToken = sent?.get('managerToken');
    if (managerToken) headers.set('x-manager-token', managerToken);
    const adminToken = sent?.get('adminToken');
    if (adminToken) headers.set('Authorization', `Bearer ${adminToken}`);
    return headers;
  }

  async function request({ method, path, body }: Outgoing, call: CallOptions = {}): Promise<Response> {
    const headers = createHeaders(call);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    return send(locate(path), {
      method,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(call.signal ? { signal: call.signal } : {}),
    }).catch(throwAsNetworkError);
  }

  async function readJson(response: Response, path: string): Promise<unknown> {
    if (!response.ok) throw await readApiError(response);
    try {
      return await response.json();
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw asNetworkError(cause);
      throw new MalformedAnswerError(`The answer to ${path} is not JSON.`, { cause });
    }
  }

  async function readResponse(endpoint: Endpoint, response: Response, path: string): Promise<unknown> {
    if (endpoint.answer) return readAnswer(endpoint, await readJson(response, path), path);
    if (!response.ok) throw await readApiError(response);
  }

  function call<Row extends Endpoint>(
    endpoint: Row,
    request: RequestOf<Row>,
    options?: CallOptions,
  ): Promise<AnswerOf<Row>>;
  async function call(endpoint: Endpoint, parts: RequestParts, callOptions?: CallOptions): Promise<unknown> {
    const path = pathOf(endpoint, parts);
    const response = await request({ method: endpoint.method, path, body: parts.body }, callOptions);
    return readResponse(endpoint, response, path);
  }

  function upload<Row extends UploadEndpoint>(
    endpoint: Row,
    request: RequestOf<Row>,
    options: UploadOptions,
  ): Promise<AnswerOf<Row>>;
  async function upload(
    endpoint: Endpoint,
    parts: RequestParts,
    uploadOptions: UploadOptions,
  ): Promise<unknown> {
    const path = pathOf(endpoint, parts);
    const { sendUpload } = await import('./send-upload.ts').catch(throwAsNetworkError);
    const target = { method: endpoint.method, address: locate(path), headers: createHeaders(uploadOptions) };
    const response = await sendUpload(
      { ...target, fields: parts.body, ...uploadOptions },
      options.createUploadRequest,
    );
    return readResponse(endpoint, response, path);
  }

  return {
    call,
    upload,
    getJson: async (path, callOptions) => readJson(await request({ method: 'GET', path }, callOptions), path),
    tokens,
  };
}
