import { once } from 'node:events';
import { STATUS_CODES } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Problem as ProblemShape } from '@uplift/data-client/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withSite: true });
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };

/** Parses the problem details of a response and checks their shape. */
async function problemOf(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const problem = v.parse(v.strictObject(ProblemShape.entries), await answer.json());
  expect(problem).toMatchObject({
    type: 'about:blank',
    title: STATUS_CODES[answer.status],
    status: answer.status,
    detail: problem.message,
  });
  return problem;
}

/** Sends raw bytes, which no HTTP client would. */
async function sendRaw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

describe('an unknown path', () => {
  test.for([
    '/api',
    '/api/',
    '/api/nope',
    '/api/health/',
    '/api/assets/x',
    '/api/Health',
    '/api/../api/nope?x=1',
  ])('GET %s returns 404 as JSON', async (path) => {
    const answer = await server.request(path);
    expect(answer.status).toBe(404);
    expect((await problemOf(answer)).message).toBe('Not found.');
  });

  test('POST returns 404', async () => {
    expect((await server.post('/api/nope', {})).status).toBe(404);
  });

  test.for(['/api/%zz', '/api/%'])('GET %s returns 400 because it is not a valid URL', async (path) => {
    const answer = await server.request(path);
    expect(answer.status).toBe(400);
    expect((await problemOf(answer)).message).toContain('valid URL');
  });
});

describe('an unsupported method', () => {
  test.for([
    ['POST', '/api/health', 'GET, HEAD'],
    ['DELETE', '/api/tech-assets', 'GET, HEAD'],
    ['PUT', '/api/assets/some-id/file', 'GET, HEAD'],
    ['GET', '/api/client-errors', 'POST'],
    ['PATCH', '/api/client/login', 'POST'],
    ['HEAD', '/api/client/logout', 'POST'],
    ['POST', '/api/logout', 'GET, HEAD'],
    ['OPTIONS', '/api/health', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/services', 'GET, HEAD'],
    ['POST', '/robots.txt', 'GET, HEAD'],
  ] as const)('%s %s returns 405 with Allow: %s', async ([method, path, allow]) => {
    const answer = await server.request(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    if (method !== 'HEAD') await problemOf(answer);
  });

  test.for(['PROPFIND', 'TRACE'])('returns 405 for a method that no path supports: %s', async (method) => {
    const answer = await sendRaw(`${method} /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/allow: GET, HEAD/i);
  });
});

describe('a request body', () => {
  test.for(['{', '{"message": }', 'undefined', '\u0000', "{'a':1}", '[1,'])(
    'returns 400 when it is not JSON: %s',
    async (body) => {
      const answer = await server.request('/api/client-errors', { method: 'POST', headers: json, body });
      expect(answer.status).toBe(400);
      expect((await problemOf(answer)).message).toMatch(/^The body is not valid JSON/);
    },
  );

  test.for(['null', '7', '"text"', 'true', '[]', '{}'])(
    'returns 400 when it is JSON but not a report: %s',
    async (body) => {
      const answer = await server.request('/api/client-errors', { method: 'POST', headers: json, body });
      expect(answer.status).toBe(400);
      expect(Object.keys((await problemOf(answer)).errors ?? {}).length).toBeGreaterThan(0);
    },
  );

  test('returns 400 when it is missing', async () => {
    for (const headers of [{}, json]) {
      const answer = await server.request('/api/client-errors', { method: 'POST', headers });
      expect(answer.status).toBe(400);
      expect((await problemOf(answer)).errors).toEqual({ body: ['Send a JSON object.'] });
    }
  });

  test.for([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'nonsense',
  ])('returns 415 when its type is %s', async (type) => {
    const answer = await server.request('/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': type },
      body: '{}',
    });
    expect(answer.status).toBe(415);
    expect((await problemOf(answer)).message).toContain('application/json');
  });

  test('returns 415 when it has no type', async () => {
    const answer = await sendRaw(
      'POST /api/client-errors HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 415 /);
  });

  test('may be JSON with a charset', async () => {
    const answer = await server.request('/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: '{}',
    });
    expect(answer.status).toBe(400);
  });

  test('returns 413 when it is too large', async () => {
    const answer = await server.post('/api/client-errors', { message: 'x'.repeat(600_000) });
    expect(answer.status).toBe(413);
    expect((await problemOf(answer)).message).toBe('The request body is too large.');
  });

  test('is harmless when it has prototype keys', async () => {
    const body =
      '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"email":"a@b.example","password":"x"}';
    const answer = await server.request('/api/client/login', { method: 'POST', headers: json, body });
    expect(answer.status).toBe(401);
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  test('is not required for signing out, whatever its type', async () => {
    for (const headers of [{}, json]) {
      const answer = await server.request('/api/client/logout', { method: 'POST', headers });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ signedOut: false });
    }
  });
});

describe('a mutation from a page', () => {
  test.for(['https://evil.example', 'null', 'http://127.0.0.1:1', 'https://uplift.example.evil.example'])(
    'returns 403 for the origin %s',
    async (origin) => {
      const answer = await server.post('/api/client/logout', {}, { origin });
      expect(answer.status).toBe(403);
      await problemOf(answer);
    },
  );

  test('accepts its own origin, by request host and by site address', async () => {
    const { port } = new URL(server.url);
    for (const origin of [server.url, server.config.siteUrl, `http://127.0.0.1:${port}`]) {
      expect((await server.post('/api/client/logout', {}, { origin })).status).toBe(200);
    }
  });

  test.for([
    { target: 'http://site.example', host: 'evil.example', origin: 'http://evil.example', status: 403 },
    { target: 'http://site.example', host: 'site.example', origin: 'http://evil.example', status: 403 },
    { target: 'http://site.example', host: 'inner:3000', origin: 'http://site.example', status: 200 },
    { target: 'http://site.example:8080', host: 'inner', origin: 'http://site.example:8080', status: 200 },
    { target: 'HTTP://Site.example:80', host: 'site.example', origin: 'http://site.example', status: 200 },
  ])(
    'returns $status for the target $target with Host: $host and Origin: $origin',
    async ({ target, host, origin, status }) => {
      const answer = await sendRaw(
        `POST ${target}/api/client/logout HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n` +
          'Content-Length: 0\r\nConnection: close\r\n\r\n',
      );
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    },
  );

  test('accepts the address of the site when an absolute target names another host', async () => {
    const answer = await sendRaw(
      `POST http://inner:3000/api/client/logout HTTP/1.1\r\nHost: inner:3000\r\n` +
        `Origin: ${new URL(server.config.siteUrl).origin}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('does not restrict the origin of reads', async () => {
    expect(
      (await server.request('/api/tech-assets', { headers: { origin: 'https://evil.example' } })).status,
    ).toBe(200);
  });
});

describe('invalid HTTP', () => {
  test('returns 400 as problem details and closes the connection', async () => {
    const answer = await sendRaw('GARBAGE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toMatchObject({ status: 400 });
  });

  test('returns 431 for oversized headers', async () => {
    const answer = await sendRaw(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('an absolute URL as the request target', () => {
  test.for(['/about', '/api/case-studies', '/robots.txt', ''])('responds like %s', async (path) => {
    const asked = (target: string) =>
      sendRaw(`GET ${target} HTTP/1.1\r\nHost: uplift.example\r\nConnection: close\r\n\r\n`);
    const answer = await asked(`http://uplift.example${path}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    const bodyOf = (whole: string) => whole.slice(whole.indexOf('\r\n\r\n'));
    expect(bodyOf(answer)).toBe(bodyOf(await asked(path || '/')));
  });

  test('may have a query without a path', async () => {
    const answer = await sendRaw(
      'GET HTTP://uplift.example?utm_source=x HTTP/1.1\r\nHost: uplift.example\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

test.for(['/', '/about', '/api/case-studies', '/api/nope'])(
  'rejects two Host headers at %s, even when the response is cached',
  async (path) => {
    const one = `GET ${path} HTTP/1.1\r\nHost: uplift.example\r\n`;
    await sendRaw(`${one}Connection: close\r\n\r\n`);
    const answer = await sendRaw(`${one}host: evil.example\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('The request has more than one Host header.');
  },
);

test('a 500 response has the request ID and no internal details', async () => {
  const broken = await startTestServer();
  // Closing the server fails below, before it would stop these.
  await broken.jobs.close();
  await broken.database.close();
  const lines = await broken.request('/api/tech-assets');
  expect(lines.status).toBe(500);
  const problem = await problemOf(lines);
  expect(problem.message).toContain(lines.headers.get('x-request-id'));
  expect(JSON.stringify(problem)).not.toMatch(/select|pglite|postgres|closed|at /i);
  const health = await broken.request('/api/health');
  expect(health.status).toBe(503);
  expect(health.headers.get('retry-after')).toBe('5');
  await expect(broken.close(), 'the database is closed already').rejects.toThrow();
});

/** Top-level fields of a schema of the contract. */
function fieldsOf(schema: v.GenericSchema | undefined): string[] {
  if (!schema) return [];
  if ('entries' in schema && schema.entries) return Object.keys(schema.entries);
  return ['role', 'name', 'email', 'clientId'];
}

describe('unusual values in every input of every endpoint', () => {
  const values: unknown[] = [
    '',
    ' ',
    '\u0000',
    '\ud800',
    'x'.repeat(5_000),
    -1,
    1e308,
    null,
    true,
    [],
    {},
    [[]],
    { a: 1 },
  ];
  const endpoints = Object.entries(contract);

  test.for(endpoints)('%s returns no 5xx', async ([, endpoint]) => {
    for (const value of values) {
      const shown = encodeURIComponent(String(value).toWellFormed());
      const path = endpoint.path.replace('{id}', shown || '-');
      const fields = fieldsOf(endpoint.body);
      const queries = endpoint.query ? fieldsOf(endpoint.query) : ['unknown'];
      const search = queries.map((name) => `${name}=${shown}`).join('&');
      const answer = await server.request(`${path}?${search}`, {
        method: endpoint.method,
        ...(endpoint.method === 'POST'
          ? { headers: json, body: JSON.stringify(Object.fromEntries(fields.map((name) => [name, value]))) }
          : {}),
      });
      expect(answer.status, `${endpoint.method} ${path}?${search}`).toBeLessThan(500);
      await answer.text();
    }
  });
});
