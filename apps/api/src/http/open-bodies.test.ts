import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { limitOpenBodies, type OpenBodiesOptions } from './open-bodies.ts';
import { sendProblem } from './problem.ts';

const formType = 'multipart/form-data; boundary=x';

interface HeldBody extends Socket {
  /** What the server has sent. */
  answer: string;
}

/** Starts a request without finishing its body. */
async function holdBody(url: string, path: string, type = 'application/json', length = 9): Promise<HeldBody> {
  const socket = Object.assign(connect(Number(new URL(url).port), '127.0.0.1'), { answer: '' });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    socket.answer += String(chunk);
  });
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\nx`,
  );
  return socket;
}

/** Lets the test move the timers of the server. */
function useTestTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

async function start(options: Partial<OpenBodiesOptions> = {}) {
  const app = Fastify({ forceCloseConnections: true, trustProxy: true });
  let formBytes = 0;
  app.setErrorHandler(sendProblem);
  limitOpenBodies(app, { mostPerVisitor: 2, timeout: 60_000, ...options });
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    body.on('data', (chunk: Buffer) => {
      formBytes += chunk.length;
    });
    body.once('end', () => done(null));
  });
  app.post('/form', async () => 'taken');
  app.post('/file', { config: { takesFiles: true } }, async () => 'stored');
  app.get('/page', async () => 'page');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const post = async (headers: Record<string, string> = {}) =>
    (await fetch(`${url}/form`, { method: 'POST', body: 'words', headers })).status;
  const hold = (path: string, type?: string, length?: number) => holdBody(url, path, type, length);
  const get = async () => (await fetch(`${url}/page`)).status;
  return { hold, post, get, formBytes: () => formBytes };
}

test('limits the bodies that are arriving from one visitor; other visitors and pages are served', async () => {
  const { hold, post, get } = await start();
  const [first] = await Promise.all([hold('/form'), hold('/file')]);
  await expect.poll(() => post()).toBe(429);
  expect(await post({ 'x-forwarded-for': '203.0.113.7' })).toBe(200);
  expect(await get()).toBe(200);
  first.destroy();
  await expect.poll(() => post()).toBe(200);
});

test('does not count bodies that have arrived', async () => {
  const { post } = await start({ mostPerVisitor: 1 });
  for (let count = 0; count < 3; count++) expect(await post()).toBe(200);
});

test('closes the connection of a body that takes too long, unless it may hold a file', async () => {
  const { hold } = await start({ mostPerVisitor: 3, timeout: 1_000 });
  useTestTimers();
  const [form, json, file] = await Promise.all([
    hold('/form', formType),
    hold('/file'),
    hold('/file', formType),
  ]);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(500);
      return form.closed && json.closed;
    })
    .toBe(true);
  expect(file.closed).toBe(false);
});

test.for([
  ['JSON', '/form', 'application/json'],
  ['a form', '/form', formType],
  ['a form with a file', '/file', formType],
] as const)('answers %s that arrives at less than 1 kB/s with 408', async ([_, path, type]) => {
  const { hold } = await start();
  useTestTimers();
  const body = await hold(path, type);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(10_000);
      return body.closed;
    })
    .toBe(true);
  expect(body.answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n[\s\S]*arrived too slowly/);
});

test('lets an upload at 50 kB/s go on', async () => {
  const { hold, formBytes } = await start();
  useTestTimers();
  const tenSeconds = Buffer.alloc(500_000);
  const upload = await hold('/file', formType, 1 + 6 * tenSeconds.length);
  for (let count = 1; count <= 6; count++) {
    upload.write(tenSeconds);
    await expect.poll(formBytes).toBe(1 + count * tenSeconds.length);
    vi.advanceTimersByTime(10_000);
  }
  await expect.poll(() => upload.answer).toMatch(/^HTTP\/1.1 200[\s\S]*stored$/);
});

test('the server refuses further bodies of a visitor who has 200 on their way', async () => {
  const server = await startTestServer();
  onTestFinished(server.close);
  await Promise.all(Array.from({ length: 200 }, () => holdBody(server.url, '/api/leads')));
  const send = async () => (await server.post('/api/leads', {})).status;
  await expect.poll(send).toBe(429);
});

test('the server closes the connection of JSON that arrives slowly at an upload', async () => {
  const server = await startTestServer();
  onTestFinished(server.close);
  useTestTimers();
  const json = await holdBody(server.url, '/api/admin/assets');
  await expect
    .poll(() => {
      vi.advanceTimersByTime(30_000);
      return json.closed;
    })
    .toBe(true);
});

test('the server closes the connection soon after it refused an upload without a session', async () => {
  const server = await startTestServer();
  onTestFinished(server.close);
  useTestTimers();
  const upload = await holdBody(server.url, '/api/admin/assets', formType);
  await expect.poll(() => upload.answer).toMatch(/^HTTP\/1.1 401 /);
  expect(upload.closed).toBe(false);
  vi.advanceTimersByTime(5_000);
  await expect.poll(() => upload.closed).toBe(true);
});
