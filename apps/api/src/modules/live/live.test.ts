import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { LiveChange } from '@uplift/data-client/contract/project';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { clientPeople, clients, liveChanges } from '../../database/schema/index.ts';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { demoColleagues, demoCompanies } from '../../database/seed/demo-companies.ts';
import { type Viewer, viewersOf, visibleTo } from '../../database/visible-clients.ts';
import { recordLiveChange } from '../../events/record-live-change.ts';
import { followLive, type LiveEvents } from '../../testing/live-events.ts';
import { addPerson, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createEventStream } from './event-stream.ts';
import { createLiveRepository } from './live.repository.ts';
import { createLiveReader } from './live-reader.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { companyId } = demoPeople.client;

async function change(
  clientId: string,
  topic: 'project' | 'documents' | 'meetings' | 'notes',
): Promise<void> {
  await server.database.db.transaction((tx) =>
    recordLiveChange(tx, { clientId, topic, occurredAt: new Date() }),
  );
}

/** Creates a client that no other test uses, with a person who can sign in. */
async function createClient(managerId: string = demoPeople.manager.id) {
  const { db } = server.database;
  const [row] = await db
    .insert(clients)
    .values({ company: `Company ${randomUUID()}`, managerId })
    .returning({ id: clients.id });
  const clientId = row?.id ?? '';
  const person = await addPerson(server, 'client');
  await db.update(clientPeople).set({ clientId }).where(eq(clientPeople.id, person.id));
  return { clientId, signIn: () => signInTo(server, 'client', { email: person.email }) };
}

/** The changes to these clients in a stream. Other tests change other clients at the same time. */
const changesSeen =
  ({ received }: LiveEvents, ...clientIds: string[]) =>
  () =>
    received.flatMap(({ event, data }) => {
      if (event !== 'change') return [];
      const { clientId, topic } = v.parse(LiveChange, data);
      return clientIds.includes(clientId) ? [`${topic} of ${clientIds.indexOf(clientId)}`] : [];
    });

/**
 * Waits until a resumed stream doesn't repeat the known changes of a client. It repeats them as long as an
 * older transaction is open, even one of another test's database on the same server.
 */
async function waitUntilPast(stream: LiveEvents, clientId: string): Promise<void> {
  const [written] = await server.database.db
    .select({ transaction: liveChanges.transaction })
    .from(liveChanges)
    .where(eq(liveChanges.clientId, clientId));
  const other = await createClient();
  await expect
    .poll(
      async () => {
        await change(other.clientId, 'notes');
        return BigInt(stream.position().split('-')[0] ?? 0);
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(BigInt(written?.transaction ?? 0));
}

describe('live stream', () => {
  test('sends each person the changes to their own clients within a second', async () => {
    const own = await createClient();
    const other = await createClient(demoColleagues[0].id);
    const ids = [own.clientId, other.clientId];
    const client = await followLive(server.url, (await own.signIn()).headers);
    const manager = await followLive(server.url, (await signInTo(server, 'manager')).headers);
    const admin = await followLive(server.url, (await signInTo(server, 'admin')).headers);
    const began = performance.now();
    await change(other.clientId, 'documents');
    await change(own.clientId, 'project');
    await expect.poll(changesSeen(client, ...ids), { interval: 10 }).toEqual(['project of 0']);
    expect(performance.now() - began).toBeLessThan(1_000);
    await expect.poll(changesSeen(manager, ...ids)).toEqual(['project of 0']);
    await expect.poll(changesSeen(admin, ...ids)).toEqual(['documents of 1', 'project of 0']);
  });

  test('has the content type of an event stream and is not cached', async () => {
    const { answer } = await followLive(server.url, (await signInTo(server, 'client')).headers);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('returns 401 without a session, and uses the named area when a browser has several', async () => {
    expect((await server.request('/api/live')).status).toBe(401);
    const own = await createClient(demoColleagues[0].id);
    const ofManager = await createClient();
    const ids = [own.clientId, ofManager.clientId];
    const client = await own.signIn();
    const manager = await signInTo(server, 'manager');
    const cookies = [client, manager].map(({ answer }) =>
      answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]),
    );
    const both = { cookie: cookies.flat().join('; ') };
    const asClient = await followLive(server.url, both, '?area=client');
    const asManager = await followLive(server.url, both, '?area=manager');
    for (const clientId of ids) await change(clientId, 'notes');
    await expect.poll(changesSeen(asManager, ...ids)).toEqual(['notes of 1']);
    await expect.poll(changesSeen(asClient, ...ids)).toEqual(['notes of 0']);
    expect((await server.request('/api/live?area=owner', { headers: both })).status).toBe(400);
    expect((await server.request('/api/live?area=manager', { headers: client.headers })).status).toBe(403);
  });

  test('ends when its session is revoked or its account is deactivated', async () => {
    const person = await addPerson(server, 'manager');
    const signIn = () => signInTo(server, 'manager', { email: person.email });
    const first = await signIn();
    const second = await signIn();
    const streams = await Promise.all([first, second].map(({ headers }) => followLive(server.url, headers)));
    expect(
      (await server.request('/api/manager/sessions', { method: 'DELETE', headers: second.headers })).status,
    ).toBe(200);
    await streams[0]?.ended;
    expect(streams[0]?.received).toEqual([{ event: 'end', data: {} }]);
    const { headers } = await signInTo(server, 'admin');
    await server.post('/api/admin/users/actions', { action: 'deactivate', ids: [person.id] }, headers);
    await streams[1]?.ended;
    expect(streams[1]?.received).toEqual([{ event: 'end', data: {} }]);
  });

  test('resumes where an earlier stream broke off, without changes to other clients', async () => {
    const { headers } = await signInTo(server, 'manager');
    const [first, second] = [await followLive(server.url, headers), await followLive(server.url, headers)];
    const { clientId } = await createClient();
    const other = await createClient(demoColleagues[0].id);
    await change(clientId, 'project');
    await expect.poll(changesSeen(first, clientId)).toEqual(['project of 0']);
    await waitUntilPast(first, clientId);
    first.stop();
    await change(clientId, 'documents');
    await change(clientId, 'documents');
    await change(other.clientId, 'documents');
    await change(clientId, 'notes');
    // Changes that are still being sent to open streams would reach the resumed streams as well.
    await expect.poll(changesSeen(second, clientId)).toContain('notes of 0');
    const byHeader = await followLive(server.url, { ...headers, 'last-event-id': first.position() });
    const byQuery = await followLive(server.url, headers, `?after=${first.position()}`);
    for (const stream of [byHeader, byQuery])
      expect(changesSeen(stream, clientId, other.clientId)().sort()).toEqual([
        'documents of 0',
        'notes of 0',
      ]);
  });

  test('sends a reset when the missed changes are not known', async () => {
    const { headers } = await signInTo(server, 'client');
    const yesterday = Date.now() - 23.5 * 3_600_000;
    for (const lastEventId of [
      `1-${yesterday}`,
      `9223372036854775807-${Date.now()}`,
      'something that this server never said',
    ]) {
      const stream = await followLive(server.url, { ...headers, 'last-event-id': lastEventId });
      expect(stream.received[0]).toEqual({ event: 'reset', data: {} });
      stream.stop();
    }
    expect((await server.request('/api/live?after=soon', { headers })).status).toBe(400);
  });

  test('returns 429 for too many streams per person and 503 for too many in total', async () => {
    const small = await startTestServer({ liveLimits: { perPerson: 2, perProcess: 3 } });
    onTestFinished(small.close);
    const manager = (await signInTo(small, 'manager')).headers;
    const client = (await signInTo(small, 'client')).headers;
    const open = [await followLive(small.url, manager), await followLive(small.url, manager)];
    const refused = await small.request('/api/live', { headers: manager });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    await refused.text();
    await followLive(small.url, client);
    const full = await small.request('/api/live', { headers: client });
    expect(full.status).toBe(503);
    await full.text();
    open[0]?.stop();
    await expect.poll(async () => (await followLive(small.url, manager)).answer.status).toBe(200);
  });

  test('does not delay the shutdown of the server', async () => {
    const other = await startTestServer();
    const stream = await followLive(other.url, (await signInTo(other, 'client')).headers);
    const began = performance.now();
    await other.close();
    await stream.ended;
    expect(performance.now() - began).toBeLessThan(5_000);
    // Without an `end` event, readers reconnect.
    expect(stream.received.map(({ event }) => event)).not.toContain('end');
  });

  test('disconnects a reader that does not keep up', async () => {
    const stream = createEventStream();
    const closed = once(stream.body, 'close');
    while (!stream.body.destroyed) stream.send('change', { clientId: companyId, topic: 'project' }, '1-1');
    await closed;
  });
});

describe('stored changes', () => {
  test('are removed after a day', async () => {
    const { clientId } = await createClient();
    const { db } = server.database;
    const hour = 3_600_000;
    for (const hours of [23, 25])
      await db
        .insert(liveChanges)
        .values({ clientId, topic: 'project', occurredAt: new Date(Date.now() - hours * hour) });
    await server.jobs.enqueue('clean-up', {});
    await expect
      .poll(
        async () => (await db.select().from(liveChanges).where(eq(liveChanges.clientId, clientId))).length,
        {
          timeout: 20_000,
        },
      )
      .toBe(1);
  });
});

test('the reader returns each change once', async () => {
  const { db } = server.database;
  const reader = createLiveReader(createLiveRepository(db));
  await reader.begin();
  for (const topic of ['project', 'notes'] as const) {
    await change(companyId, topic);
    expect((await reader.read()).map((read) => read.topic)).toEqual([topic]);
    expect(await reader.read()).toEqual([]);
  }
});

test('notifies exactly the people who may see a client, for many clients as for one', async () => {
  const { db } = server.database;
  const { clientId: gone } = await createClient();
  await db.update(clients).set({ deactivatedAt: new Date() }).where(eq(clients.id, gone));
  const all = [gone, ...demoCompanies.map(({ id }) => id)];
  const maySee = await viewersOf(db, all);
  const viewers: Viewer[] = [
    { kind: 'admin', personId: demoPeople.admin.id },
    { kind: 'manager', personId: demoPeople.manager.id },
    { kind: 'manager', personId: demoColleagues[1].id },
    // A manager's ID with the client kind, and the other way around.
    { kind: 'client', personId: demoPeople.manager.id },
    { kind: 'manager', personId: demoPeople.client.id },
    ...demoCompanies.flatMap(({ people }) =>
      people.map(({ id }) => ({ kind: 'client' as const, personId: id })),
    ),
  ];
  for (const viewer of viewers) {
    const rows = await db.select({ id: clients.id }).from(clients).where(visibleTo(db, viewer));
    const visible = new Set(rows.map(({ id }) => id));
    expect(all.filter((id) => maySee(viewer, id))).toEqual(all.filter((id) => visible.has(id)));
  }
});
