import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createFastify } from './create-fastify.ts';

test('limits how long headers and whole requests may take to arrive', () => {
  const { server } = createFastify({ config: readConfig({ LOG_LEVEL: 'silent' }) });
  expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 600_000 });
});

test('closes the connection of an invalid request, even if the client keeps its side open', async () => {
  const app = createFastify({ config: readConfig({ LOG_LEVEL: 'silent' }) });
  onTestFinished(() => app.close());
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const connection = once(app.server, 'connection');
  const client = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  const [served] = await connection;
  client.write('nonsense\r\n\r\n');
  expect(String((await once(client, 'data'))[0])).toMatch(/^HTTP\/1.1 400 /);
  await expect.poll(() => served.closed).toBe(true);
});
