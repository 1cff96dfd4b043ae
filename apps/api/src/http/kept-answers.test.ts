import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { closeConnectionsWithServer } from './close-connections.ts';
import { encodeText, sendEncoded } from './encoded-text.ts';
import { tagEncodedAnswers } from './entity-tag.ts';
import { keepAnswers } from './kept-answers.ts';

/** Serves one page that counts its requests, with text made from the given content version. */
async function servePage({ logged = false } = {}) {
  const app = Fastify({ genReqId: ({ headers }) => `${headers['x-request-id'] ?? randomUUID()}` });
  const ending = closeConnectionsWithServer(app);
  let version = 'first';
  let madeOf = version;
  let asked = 0;
  const seen: string[] = [];
  const noted: unknown[] = [];
  const counts = keepAnswers(app, {
    version: () => version,
    ending,
    logged,
    note: (request) => noted.push(request),
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    if (request.headers.origin !== undefined) reply.header('Access-Control-Allow-Origin', '*');
    done();
  });
  app.addHook('onResponse', async ({ url }, { statusCode }) => {
    seen.push(`${url} ${statusCode}`);
  });
  await app.register(compress, { global: true, encodings: ['br', 'gzip'] });
  tagEncodedAnswers(app);
  app.get('/*', async (request, reply) => {
    asked += 1;
    reply.code(request.url === '/gone' ? 410 : 200).header('Cache-Control', 'no-cache');
    return sendEncoded(request, reply, await encodeText(`asked ${asked}`, madeOf));
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());

  async function ask(path = '/', headers: Record<string, string> = {}, method = 'GET') {
    const [answer]: IncomingMessage[] = await once(
      get(origin + path, { headers, method, agent: false }),
      'response',
    );
    if (!answer) throw new Error('There is no answer.');
    const body = await text(answer);
    return { status: answer.statusCode, headers: answer.headers, body };
  }
  return {
    app,
    ask,
    counts,
    ending,
    noted,
    seen,
    change: (to: { version?: string; madeOf?: string }) => {
      ({ version = version, madeOf = madeOf } = to);
    },
  };
}

test.for([false, true])(
  'sends the cached response with the same headers and a new request ID; logged: %s',
  async (logged) => {
    const { ask, counts } = await servePage({ logged });
    const [first, second] = [await ask(), await ask()];
    expect(second.body).toBe('asked 1');
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    const fixed = ({ headers }: typeof first) => ({ ...headers, date: '', 'x-request-id': '' });
    expect(fixed(second)).toEqual(fixed(first));
    expect(fixed(second)).toMatchObject({ etag: expect.any(String), vary: 'accept-encoding' });
    expect(counts).toEqual({ hits: 1, misses: 1 });
  },
);

test('caches a response for each encoding', async () => {
  const { ask } = await servePage();
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const headers = { 'accept-encoding': accepted };
    const [first, second] = [await ask('/', headers), await ask('/', headers)];
    expect(second.headers['content-encoding']).toBe(encoding);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(second.body).toBe(first.body);
  }
});

test.for([
  ['has the page already', '/', { 'if-none-match': '*' }, 'GET'],
  ['calls from another origin', '/', { origin: 'https://front.example' }, 'GET'],
  ['asks for the head alone', '/', {}, 'HEAD'],
  ['asks at length', `/?${'q'.repeat(600)}`, {}, 'GET'],
  ['asks for what is gone', '/gone', {}, 'GET'],
] as const)('does not use the cache for a caller who %s', async ([, path, headers, method]) => {
  const { ask, counts } = await servePage();
  await ask();
  await ask(path, headers, method);
  await ask(path, headers, method);
  expect(counts).toEqual({ hits: 0, misses: 1 });
  expect((await ask(path)).headers['access-control-allow-origin']).toBeUndefined();
});

test('does not send or cache a response made from outdated content', async () => {
  const { ask, change } = await servePage();
  await ask();
  change({ version: 'second' });
  expect((await ask()).body).toBe('asked 2');
  expect((await ask()).body).toBe('asked 3');
  change({ madeOf: 'second' });
  expect((await ask()).body).toBe('asked 4');
  expect((await ask()).body).toBe('asked 4');
});

test('closes the connection and skips the cache during the shutdown', async () => {
  const { ask, ending } = await servePage();
  await ask();
  ending.begin();
  const answer = await ask();
  expect(answer.headers.connection).toBe('close');
  expect(answer.body).toBe('asked 2');
});

test('bypasses Fastify and records metrics under the route that made the response', async () => {
  const { ask, noted, seen } = await servePage();
  await ask();
  const { headers } = await ask('/', { 'x-request-id': 'from-a-proxy' });
  expect(headers['x-request-id']).toBe('from-a-proxy');
  await expect
    .poll(() => noted)
    .toEqual([{ method: 'GET', route: '/*', status: 200, duration: expect.any(Number) }]);
  expect(seen).toEqual(['/ 200']);
});

test('runs the onResponse hooks when requests are logged', async () => {
  const { ask, noted, seen } = await servePage({ logged: true });
  await ask();
  await ask();
  await expect.poll(() => seen).toEqual(['/ 200', '/ 200']);
  expect(noted).toEqual([]);
});

test.for([false, true])(
  'neither reads nor fills the cache for internal requests; logged: %s',
  async (logged) => {
    const { app, counts } = await servePage({ logged });
    expect((await app.inject('/')).body).toBe('asked 1');
    expect((await app.inject('/')).body).toBe('asked 2');
    expect(counts).toEqual({ hits: 0, misses: 0 });
  },
);
