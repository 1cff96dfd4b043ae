import {
  type AnswerOf,
  type Endpoint,
  pathOf,
  type RequestOf,
  type UploadEndpoint,
} from '../contract/endpoint.ts';
import type { TokenName, TokenStore } from '../tokens/token-store.ts';
import { MalformedAnswerError, readApiError, throwNetworkError } from './api-error.ts';
import { readAnswer } from './read-answer.ts';
import type { UploadFiles, UploadProgress, UploadRequest } from './send-upload.ts';
import { addressOf, type ServiceOrigins } from './service-origins.ts';
import { withTimeLimit } from './time-limit.ts';

export interface DataClientOptions {
  /** Sends a request. The server renderer passes its own. @default globalThis.fetch */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** Creates the request of an upload. @default () => new XMLHttpRequest() */
  createUploadRequest?: () => UploadRequest;
  /** URL that paths are appended to, such as `https://uplift.example`. Required in Node. @default '', the page's origin */
  baseUrl?: string;
  /** API key of a script, sent as `Authorization: Bearer` instead of `adminToken`. */
  apiKey?: string;
  /**
   * Host name of the page. Determines whether calls stay on its origin.
   *
   * @default the host name of `baseUrl`, else location.hostname
   */
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
  /** Aborts the call, which then rejects with the signal's reason. */
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
   * Makes a call and reads its response. Gives up after 45 seconds without a complete response.
   *
   * @throws ApiError when the server responds with an error
   * @throws MalformedAnswerError when the response doesn't match the contract
   * @throws NetworkError when there is no response, or none in time
   */
  call: <Row extends Endpoint>(
    endpoint: Row,
    request: RequestOf<Row>,
    options?: CallOptions,
  ) => Promise<AnswerOf<Row>>;
  /**
   * Makes a call with files, as a form: each file in a field called `file`, after the fields of the request's
   * body. Gives up after 3 minutes without progress. Otherwise the same as `call`.
   *
   * @throws DOMException, or the signal's own reason, when the upload is aborted
   */
  upload: <Row extends UploadEndpoint>(
    endpoint: Row,
    request: RequestOf<Row>,
    options: UploadOptions,
  ) => Promise<AnswerOf<Row>>;
  /** Gets the JSON at a path, as `call` does. The default fetcher for keys outside the contract. */
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

/** Creates a client. Every request includes cookies. Only requests with a body set a JSON content type. */
export function createDataClient(options: DataClientOptions = {}): DataClient {
  const {
    fetch: send = (address, init) => globalThis.fetch(address, init),
    createUploadRequest,
    baseUrl = '',
    apiKey,
    hostname = (baseUrl ? new URL(baseUrl) : globalThis.location)?.hostname ?? 'localhost',
    origins = {},
    tokens = null,
  } = options;
  const locate = (path: string) => addressOf(path, { hostname, origins, baseUrl });

  function createHeaders({ idempotencyKey, tokens: sent = tokens ?? undefined }: CallOptions): Headers {
    const headers = new Headers({ Accept: 'application/json' });
    if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
    const managerToken = sent?.get('managerToken');
    if (managerToken) headers.set('x-manager-token', managerToken);
    const bearer = apiKey ?? sent?.get('adminToken');
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
    return headers;
  }

  async function request<Result>(
    { method, path, body }: Outgoing,
    call: CallOptions = {},
    read: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    const headers = createHeaders(call);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const init: RequestInit = { method, headers, credentials: 'include', body: JSON.stringify(body) };
    return withTimeLimit(call.signal, async (signal) =>
      read(await send(locate(path), { ...init, signal }).catch(throwNetworkError)),
    );
  }

  async function readJson(response: Response, path: string): Promise<unknown> {
    if (!response.ok) throw await readApiError(response);
    try {
      return await response.json();
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throwNetworkError(cause);
      throw new MalformedAnswerError(`The response from ${path} isn’t JSON.`, { cause });
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
    return request({ method: endpoint.method, path, body: parts.body }, callOptions, (response) =>
      readResponse(endpoint, response, path),
    );
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
    const { sendUpload } = await import('./send-upload.ts').catch(throwNetworkError);
    const target = { method: endpoint.method, address: locate(path), headers: createHeaders(uploadOptions) };
    const response = await sendUpload(
      { ...target, fields: parts.body, ...uploadOptions },
      createUploadRequest,
    ).catch(throwNetworkError);
    return readResponse(endpoint, response, path);
  }

  return {
    call,
    upload,
    getJson: (path, callOptions) =>
      request({ method: 'GET', path }, callOptions, (response) => readJson(response, path)),
    tokens,
  };
}
