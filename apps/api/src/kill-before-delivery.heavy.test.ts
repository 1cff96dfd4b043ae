import { expect, test } from 'vitest';
import { startReceiver } from './testing/receiver.ts';
import { createServerPlace } from './testing/server-place.ts';
import { startServerProcess } from './testing/server-process.ts';

const password = 'a long test password';

test('kill -9 between what happens and its delivery loses no webhook', async () => {
  const place = await createServerPlace();
  const report = {
    url: 'https://uplift.example/',
    userAgent: 'test',
    timestamp: new Date().toISOString(),
    level: 'page',
  };
  // Nobody listens at first.
  const closed = await startReceiver();
  await closed.close();
  const environment = {
    ...place.environment,
    DEMO_PASSWORD: password,
    WEBHOOK_ALLOWED_TARGETS: '127.0.0.1',
  };
  const first = startServerProcess(environment);
  const address = await first.ready;
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const { token } = await (
    await send('/api/admin/login', { email: 'admin@uplift.example', password })
  ).json();
  const added = await send(
    '/api/admin/webhooks',
    { name: 'Receiver', url: closed.url, eventTypes: ['client_error.reported'], ownerId: null },
    { authorization: `Bearer ${token}` },
  );
  expect(added.status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      send('/api/client-errors', { ...report, message: `Error number ${index}` }),
    ),
  );
  first.child.kill('SIGKILL');
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
  expect(await first.exited).toBe('SIGKILL');

  const receiver = await startReceiver(undefined, { port: closed.port });
  await startServerProcess(environment).ready;
  // A job that was under way when the process died is begun anew a minute or two later.
  await expect
    .poll(() => new Set(receiver.received.map(({ body }) => JSON.parse(body).data.message)).size, {
      timeout: 240_000,
      interval: 250,
    })
    .toBe(10);
});
