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
  /** Sends a request; the server renderer gives its own. @default globalThis.fetch */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** Makes the request of an upload. @default () => new XMLHttpRequest() */
  createUploadRequest?: () => XMLHttpRequest;
  /** Host name of the page, which decides whether calls stay at its origin. @default location.hostname */
  hostname?: string;
  /** Origins of the separately deployed services. Unset: the page's own. */
  origins?: ServiceOrigins;
  /** Where sign-in tokens are kept. Null, as on the server: none are kept and none are sent. @default null */
  tokens?: TokenStore | null;
}

/** The tokens that a call sends. */
export interface SentTokens {
  get: (name: TokenName) => string | null | undefined;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Names one action of a person, so that a repeated request does nothing twice. */
  idempotencyKey?: string;
  /** Tokens to send. @default those of the client's store */
  tokens?: SentTokens | undefined;
}

export interface UploadOptions extends CallOptions {
  /** What is sent beside the fields of the request: files, or a form whose fields are named already. */
  files: UploadFiles;
  /** Told how much is sent, several times a second while it is being sent. */
  onProgress?: (progress: UploadProgress) => void;
}

/** Makes the calls of the contract. */
export interface DataClient {
  /**
   * Makes a call and reads its answer.
   *
   * @throws ApiError when the server answers with an error
   * @throws MalformedAnswerError when the answer is not what the contract promises
   * @throws NetworkError when no answer comes
   */
  call: <Row extends Endpoint>(
    endpoint: Row,
    request: RequestOf<Row>,
    options?: CallOptions,
  ) => Promise<AnswerOf<Row>>;
  /**
   * Makes a call whose row takes a file, as a form: each file in a field called `file`, after the fields of the
   * request's body. Everything else is as with `call`.
   *
   * @throws DOMException, or the signal's own reason, when the upload is called off
   */
  upload: <Row extends UploadEndpoint>(
    endpoint: Row,
    request: RequestOf<Row>,
    options: UploadOptions,
  ) => Promise<AnswerOf<Row>>;
  /** Gets the JSON at a path; the default read for keys that are not in the contract. */
  getJson: (path: string, options?: CallOptions) => Promise<unknown>;
  /** The store that it was created with. */
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

/** Creates a client. Cookies go with every request; a JSON content type only with a body. */
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
