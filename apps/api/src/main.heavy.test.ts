import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { inArray } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { clientErrors } from './database/schema/index.ts';
import { createServerPlace } from './testing/server-place.ts';
import { startServerProcess } from './testing/server-process.ts';

// cluster.postgresql.heavy.test.ts tests the same on PostgreSQL. kill.heavy.test.ts tests kill -9.

function report(index: number) {
  return {
    message: `Error number ${index}`,
    url: 'https://uplift.example/',
    userAgent: 'test',
    timestamp: new Date().toISOString(),
    level: 'page',
  };
}

test('reports a port in use; then answers health and prints the demo accounts, with the password only once', async () => {
  const { environment, dataDirectory } = await createServerPlace('nothing');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => {
    other.close();
  });
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const refused = startServerProcess({ ...environment, PORT: port });
  expect(await refused.exited).toBe(1);
  expect(refused.output()).toContain(`Port ${port} on 127.0.0.1 is taken`);
  expect(refused.output()).toContain('PORT');
  expect(await readdir(dataDirectory)).not.toContain('in-use.json');

  // The failed start must not have used up the password.
  const first = startServerProcess(environment);
  const health = await fetch(`${await first.ready}/api/health`);
  expect(await health.json()).toEqual({ status: 'ok', commit: 'test-commit' });
  expect(first.output()).toContain('admin@uplift.example');
  expect(first.output()).toContain('manager@uplift.example');
  expect(first.output()).toContain('client@uplift.example');
  const password = /password +(\S+) +\(shown this once\)/.exec(first.output())?.[1] ?? '';
  expect(password.length).toBeGreaterThanOrEqual(20);

  const signIn = await fetch(`${await first.ready}/api/client/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'client@uplift.example', password }),
  });
  expect(signIn.status).toBe(200);
  first.child.kill('SIGINT');
  expect(await first.exited).toBe(0);
  expect(await readdir(dataDirectory)).not.toContain('in-use.json');

  const second = startServerProcess({ ...environment, DEMO_PASSWORD: 'another long password' });
  await second.ready;
  expect(second.output()).not.toContain(password);
  expect(second.output()).toContain('DEMO_PASSWORD counts only while the database is empty');
  expect(second.output()).not.toContain('another long password');
});

test('SIGTERM lets open requests finish and releases the data directory', async () => {
  const { environment, dataDirectory, open } = await createServerPlace();
  const server = startServerProcess({ ...environment, SEED: 'none' });
  const address = await server.ready;
  const answers = Array.from({ length: 20 }, (_, index) =>
    fetch(`${address}/api/client-errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report(index)),
    }),
  );
  await Promise.race(answers);
  server.child.kill('SIGTERM');
  const settled = await Promise.allSettled(answers);
  expect(await server.exited).toBe(0);
  expect(await readdir(dataDirectory)).not.toContain('in-use.json');

  const acknowledged: string[] = [];
  for (const answer of settled) {
    // A connection that the server never accepted may be refused. One that it answered counts.
    if (answer.status !== 'fulfilled') continue;
    expect(answer.value.status).toBe(202);
    acknowledged.push((await answer.value.json()).id);
  }
  expect(acknowledged.length).toBeGreaterThan(0);
  const database = await open();
  const rows = await database.db.select().from(clientErrors).where(inArray(clientErrors.id, acknowledged));
  await database.close();
  expect(rows).toHaveLength(acknowledged.length);
});
