import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectPostgresql } from '../../database/postgresql.ts';
import * as schema from '../../database/schema/index.ts';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { createPostgresqlDatabase } from '../../database/testing/test-database.ts';
import { LIVE_CHANNEL, recordLiveChange } from '../../events/record-live-change.ts';
import { followLive } from '../../testing/live-events.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { temporaryDirectoryOfTest } from '../../testing/temporary-directory.ts';
import { createLiveRepository } from './live.repository.ts';
import { createLiveReader } from './live-reader.ts';

async function createDatabase(): Promise<string> {
  const { url, drop } = await createPostgresqlDatabase();
  onTestFinished(drop);
  return url;
}

/** Opens a separate connection, so that its transaction is open concurrently with others. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const password = 'a long test password';
const { companyId } = demoPeople.client;

/** Creates a database with one client, and a way to open concurrent writers. */
async function createWriters() {
  const url = await createDatabase();
  const errors: Error[] = [];
  const database = await connectPostgresql({
    url,
    report: console.error,
    onIdleError: (error) => errors.push(error),
  });
  onTestFinished(database.close);
  await database.prepare(async (db) => {
    await db.insert(schema.clients).values({ id: companyId, company: 'Northside' });
  });
  const begin = async () => {
    const client = await connect(url);
    await client.query('begin');
    return {
      write: (topic: 'project' | 'documents' | 'notes') =>
        recordLiveChange(drizzle({ client, schema }), { clientId: companyId, topic, occurredAt: new Date() }),
      commit: () => client.query('commit'),
    };
  };
  return { url, database, begin, errors };
}

test('reads a change whose transaction ends after later ones, and no change twice', async () => {
  const { database, begin } = await createWriters();
  const repository = createLiveRepository(database.db);
  const reader = createLiveReader(repository);
  await reader.begin();
  const slow = await begin();
  await slow.write('project');
  const fast = await begin();
  await fast.write('documents');
  await fast.commit();

  const topics = async () => (await reader.read()).map(({ topic }) => topic);
  // The later change has the higher ID. It is read at once, although an earlier one isn't visible yet.
  expect(await topics()).toEqual(['documents']);
  const brokenOffAt = reader.oldestOpen;
  expect(await topics()).toEqual([]);
  await slow.commit();
  expect(await topics()).toEqual(['project']);
  expect(await topics()).toEqual([]);

  // A stream that broke off between the two gets the change that it couldn't have seen.
  const admin = { kind: 'admin', personId: demoPeople.admin.id } as const;
  const missed = await repository.missedBy(admin, { transaction: brokenOffAt });
  expect(missed.changes.map(({ topic }) => topic)).toContain('project');
});

test('reads every change exactly once with many concurrent writers', async () => {
  const { database } = await createWriters();
  const reader = createLiveReader(createLiveRepository(database.db));
  await reader.begin();
  const WRITERS = 8;
  const EACH = 25;
  let writing = true;
  const delivered: number[] = [];
  const reading = (async () => {
    while (writing) delivered.push(...(await reader.read()).map(({ id }) => id));
  })();
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      for (let count = 0; count < EACH; count += 1)
        await database.db.transaction((tx) =>
          recordLiveChange(tx, { clientId: companyId, topic: 'project', occurredAt: new Date() }),
        );
    }),
  );
  writing = false;
  await reading;
  delivered.push(...(await reader.read()).map(({ id }) => id));
  expect(delivered).toHaveLength(WRITERS * EACH);
  expect(new Set(delivered).size).toBe(WRITERS * EACH);
});

test('listens again after its connection breaks', async () => {
  const { url, database, begin, errors } = await createWriters();
  let notices = 0;
  const stop = await database.listen(LIVE_CHANNEL, () => {
    notices += 1;
  });
  await expect.poll(() => notices).toBe(1);
  const other = await connect(url);
  await other.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uplift notices' and datname = current_database()",
  );
  // It notifies once it listens again, because it may have missed something.
  await expect.poll(() => notices, { timeout: 10_000 }).toBe(2);
  expect(errors.length).toBeGreaterThan(0);
  const writer = await begin();
  await writer.write('project');
  expect(notices).toBe(2);
  await writer.commit();
  await expect.poll(() => notices).toBe(3);
  await stop();
});

describe('two processes on one database', () => {
  test('send each other’s changes within a second', async () => {
    const DATABASE_URL = await createDatabase();
    const environment = { DATABASE_URL, DEMO_PASSWORD: password };
    const first = await startServerProcess({ ...environment, DATA_DIR: await temporaryDirectoryOfTest() })
      .ready;
    const second = await startServerProcess({ ...environment, DATA_DIR: await temporaryDirectoryOfTest() })
      .ready;
    const post = (address: string, path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const { token } = await (
      await post(first, '/api/manager/login', { email: demoPeople.manager.email, password })
    ).json();
    const signedIn = await post(second, '/api/client/login', { email: demoPeople.client.email, password });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    const stream = await followLive(second, { cookie });
    const path = `/api/clients/${companyId}/messages`;
    const began = performance.now();
    const sent = await post(first, path, { body: 'Can you hear me?' }, { 'x-manager-token': token });
    expect(sent.status).toBe(200);
    await expect
      .poll(() => stream.received, { interval: 10 })
      .toEqual([{ event: 'change', data: { clientId: companyId, topic: 'messages' } }]);
    expect(performance.now() - began).toBeLessThan(1_000);
    const { data } = await (await fetch(`${second}${path}`, { headers: { cookie } })).json();
    expect(data[0]).toMatchObject({ side: 'team', body: 'Can you hear me?' });
  });
});
