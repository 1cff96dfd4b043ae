import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { limitOpenBodies, type OpenBodiesOptions } from './open-bodies.ts';
import { sendProblem } from './problem.ts';

async function start(options: Partial<OpenBodiesOptions> = {}) {
  const app = Fastify({ forceCloseConnections: true, trustProxy: true });
  app.setErrorHandler(sendProblem);
  limitOpenBodies(app, { mostPerVisitor: 2, timeout: 60_000, ...options });
  app.post('/form', async () => 'taken');
  app.post('/file', { config: { takesFiles: true } }, async () => 'stored');
  app.get('/page', async () => 'page');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());

  /** Starts a request and never finishes its body. */
  async function hold(path: string): Promise<Socket> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nx`,
    );
    return socket;
  }

  const post = async (headers: Record<string, string> = {}) =>
    (await fetch(`${url}/form`, { method: 'POST', body: 'words', headers })).status;
  return { hold, post, get: async () => (await fetch(`${url}/page`)).status };
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
  const { hold } = await start({ timeout: 1 });
  const [form, file] = await Promise.all([hold('/form'), hold('/file')]);
  await once(form, 'close');
  expect(file.closed).toBe(false);
});
