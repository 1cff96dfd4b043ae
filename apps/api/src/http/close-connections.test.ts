import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeConnectionsWithServer } from './close-connections.ts';

test('a busy keep-alive connection gets its response and does not delay the shutdown', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  closeConnectionsWithServer(app);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  app.get('/slow', async (_request, reply) => {
    reply.hijack();
    // The headers are sent before the server closes, so they can no longer end this connection.
    reply.raw.writeHead(200, { 'content-length': '4' });
    reply.raw.write('do');
    arrive();
    await released;
    reply.raw.end('ne');
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const sent = request(`${address}/slow`, { agent }).end();
  const [answer] = await once(sent, 'response');
  await arrived;

  const started = performance.now();
  const closed = app.close();
  await nextTurn();
  release();
  const chunks: Buffer[] = await answer.toArray();
  expect(Buffer.concat(chunks).toString()).toBe('done');
  await closed;
  expect(performance.now() - started).toBeLessThan(5_000);
  agent.destroy();
});

test('a connection without a request does not delay the shutdown', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  closeConnectionsWithServer(app);
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  await once(app.server, 'connection');
  const started = performance.now();
  await app.close();
  expect(performance.now() - started).toBeLessThan(5_000);
  socket.destroy();
});
