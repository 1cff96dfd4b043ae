import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type HttpServer, headerOf, startHttpServer } from '../../test/http-server.ts';
import { publicEndpoints } from '../contract/index.ts';
import type { TokenName, TokenStore } from '../tokens/index.ts';
import {
  ApiError,
  createDataClient,
  type DataClientOptions,
  MalformedAnswerError,
  NetworkError,
} from './index.ts';

const { getAssetFile, listAssets, listCaseStudies, listTechAssets, signOutClient } = publicEndpoints;

let server: HttpServer;
let site: HttpServer;

beforeEach(async () => {
  server = await startHttpServer();
  site = await startHttpServer();
});

afterEach(() => Promise.all([server.stop(), site.stop()]));

/** Creates the client of a page on this server. */
function createClient(options: DataClientOptions = {}) {
  return createDataClient({ fetch: server.fetch, hostname: 'localhost', ...options });
}

function tokensOf(tokens: Partial<Record<TokenName, string>>): TokenStore {
  const ignore = () => {};
  return {
    get: (name) => tokens[name] ?? null,
    set: ignore,
    clear: ignore,
    clearAll: ignore,
    subscribe: () => ignore,
  };
}

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('The call did not fail.');
    },
    (error: unknown) => error,
  );
}

describe('a call', () => {
  test('fills in the path and the query string', async () => {
    server.on('GET /api/assets/logo%201/file', { text: 'bytes' });
    server.on('GET /api/assets', { json: [] });
    const client = createClient();
    await client.call(getAssetFile, { params: { id: 'logo 1' } });
    await client.call(listAssets, { query: { pageSize: 100, category: 'logo' } });
    expect(server.calls()).toEqual([
      'GET /api/assets/logo%201/file',
      'GET /api/assets?pageSize=100&category=logo',
    ]);
  });

  test('returns undefined when the endpoint declares no response', async () => {
    server.on('GET /api/assets/logo/file', { text: 'not JSON' });
    expect(await createClient().call(getAssetFile, { params: { id: 'logo' } })).toBeUndefined();
  });

  test('sends the given idempotency key, and none otherwise', async () => {
    server.on('POST /api/client/logout', { json: { signedOut: true } });
    const client = createClient();
    await client.call(signOutClient, {}, { idempotencyKey: 'one-action' });
    await client.call(signOutClient, {});
    expect(server.requests.map((request) => headerOf(request, 'Idempotency-Key'))).toEqual([
      'one-action',
      null,
    ]);
  });

  test('can be aborted', async () => {
    const controller = new AbortController();
    server.on('GET /api/tech-assets', () => {
      controller.abort();
      return { json: [] };
    });
    const error = await errorOf(createClient().call(listTechAssets, {}, { signal: controller.signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

describe('tokens', () => {
  beforeEach(() => server.on('GET /api/case-studies', { json: [] }));

  test.for([
    ['a client alone', tokensOf({ clientToken: 'cl1ent' })],
    ['no store', null],
  ] as const)('of %s are not sent', async ([, tokens]) => {
    const client = createClient({ tokens });
    await client.call(listCaseStudies, {});
    const [request] = server.requests;
    expect(headerOf(request, 'Authorization')).toBeNull();
    expect(headerOf(request, 'x-manager-token')).toBeNull();
    expect(client.tokens).toBe(tokens);
  });

  test('are read at the time of the call', async () => {
    const stored: Partial<Record<TokenName, string>> = {};
    const client = createClient({ tokens: tokensOf(stored) });
    await client.call(listCaseStudies, {});
    stored.adminToken = 'later';
    await client.call(listCaseStudies, {});
    expect(server.requests.map((request) => headerOf(request, 'Authorization'))).toEqual([
      null,
      'Bearer later',
    ]);
  });
});

describe('in a script', () => {
  test('sends the API key, also when there is an admin token', async () => {
    server.on('GET /api/case-studies', { json: [] });
    const client = createClient({ apiKey: 'key', tokens: tokensOf({ adminToken: 'token' }) });
    await client.call(listCaseStudies, {});
    expect(headerOf(server.requests[0], 'Authorization')).toBe('Bearer key');
  });

  test.for([
    ['https://uplift.example', 'https://uplift.example/api/tech-assets'],
    ['https://uplift.example/site/', 'https://uplift.example/site/api/tech-assets'],
  ] as const)('appends paths to the base URL %s', async ([baseUrl, address]) => {
    const fetch = vi.fn(async () => Response.json([]));
    await createDataClient({ baseUrl, fetch }).call(listTechAssets, {});
    expect(fetch).toHaveBeenCalledWith(address, expect.anything());
  });

  test.for([
    ['https://uplift.example', 'https://admin.uplift.example/api/assets'],
    ['http://localhost:3000', 'http://localhost:3000/api/assets'],
  ] as const)('calls the services of the base URL %s', async ([baseUrl, address]) => {
    const fetch = vi.fn(async () => Response.json([]));
    const origins = { admin: 'https://admin.uplift.example' };
    await createDataClient({ baseUrl, origins, fetch }).call(listAssets, {});
    expect(fetch).toHaveBeenCalledWith(address, expect.anything());
  });
});

describe('an error response', () => {
  test.for([
    ['that is no JSON', { status: 502, statusText: 'Bad Gateway', text: '<h1>nginx</h1>' }, 'Bad Gateway'],
    ['that is empty', { status: 503, statusText: 'Service Unavailable', text: '' }, 'Service Unavailable'],
    [
      'without a message',
      { status: 500, statusText: 'Internal Server Error', json: {} },
      'Internal Server Error',
    ],
    ['with an empty message', { status: 500, statusText: 'Oh no', json: { message: '' } }, 'Oh no'],
    ['with a message that is no text', { status: 500, statusText: 'Oh no', json: { message: 7 } }, 'Oh no'],
    ['that is a list', { status: 500, statusText: 'Oh no', json: ['message'] }, 'Oh no'],
    ['that is null', { status: 500, statusText: 'Oh no', json: null }, 'Oh no'],
  ] as const)('with a body %s uses the status text as its message', async ([, reply, message]) => {
    server.on('GET /api/tech-assets', reply);
    const error = await errorOf(createClient().call(listTechAssets, {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message, status: reply.status, retryAfter: null, explained: false });
  });

  test('uses the status as its message when there is no status text, as over HTTP/2', async () => {
    const client = createClient({
      fetch: async (address, init) => {
        const response = await server.fetch(address, init);
        return new Response(response.body, { status: response.status });
      },
    });
    server.on('GET /api/tech-assets', { status: 502, text: '' });
    const error = await errorOf(client.call(listTechAssets, {}));
    expect(error).toMatchObject({ message: 'The server responded with 502.', status: 502 });
  });
});

describe('an unreadable response', () => {
  test.for([
    ['no JSON', { text: '<!doctype html>' }, 'The response from /api/tech-assets isn’t JSON.'],
    ['empty', { text: '' }, 'The response from /api/tech-assets isn’t JSON.'],
    [
      'outside the contract',
      { json: { data: [{ id: 'react' }] } },
      'The response from /api/tech-assets is invalid: data.0.name:',
    ],
    [
      'of another kind',
      { json: 'maintenance' },
      'The response from /api/tech-assets is invalid: whole response:',
    ],
  ] as const)('that is %s throws an error that names the endpoint', async ([, reply, message]) => {
    server.on('GET /api/tech-assets', reply);
    const error = await errorOf(createClient().call(listTechAssets, {}));
    expect(error).toBeInstanceOf(MalformedAnswerError);
    expect(error).toHaveProperty('message', expect.stringContaining(message));
  });
});

describe('no response', () => {
  test.for([
    ['the connection breaks before it', 'hang up'],
    ['the connection breaks within it', 'break off'],
  ] as const)('because %s throws a network error that says what to do', async ([, outcome]) => {
    server.on('GET /api/tech-assets', () => outcome);
    const error = await errorOf(createClient().call(listTechAssets, {}));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toHaveProperty(
      'message',
      'Couldn’t reach the server. Check your connection and try again.',
    );
    expect(error).toHaveProperty('cause', expect.any(TypeError));
  });

  test.for([
    ['before the response', '/api/tech-assets'],
    ['within the response', '/api/case-studies'],
  ] as const)('for 45 seconds, %s, throws a network error that says what to do', async ([, path]) => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    onTestFinished(() => timeout.mockRestore());
    const timeIsUp = () => limit.abort(new DOMException('The time is up.', 'TimeoutError'));
    server.on('GET /api/tech-assets', () => {
      timeIsUp();
      return new Promise<never>(() => {});
    });
    server.on('GET /api/case-studies', 'stall');
    const client = createClient({
      fetch: async (address, init) => {
        const response = await server.fetch(address, init);
        timeIsUp();
        return response;
      },
    });
    const error = await errorOf(client.getJson(path));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toHaveProperty('message', 'The server took too long. Check your connection and try again.');
    expect(timeout).toHaveBeenCalledWith(45_000);
  });

  test('from a closed port throws a network error', async () => {
    const { origin } = site;
    await site.stop();
    const client = createClient({ fetch: (path, init) => fetch(new URL(path, origin), init) });
    site = await startHttpServer();
    expect(await errorOf(client.call(listTechAssets, {}))).toBeInstanceOf(NetworkError);
  });
});
