import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DeletionRequest, ERASURE_GRACE_DAYS } from '@uplift/data-client/contract/project';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSchema, earlierMigrations } from '../../database/migrations.ts';
import {
  auditLog,
  caseStudies,
  clients,
  deletionRequests,
  documents,
  events,
  leads,
  pageViews,
} from '../../database/schema/index.ts';
import { openEmptyDatabase } from '../../database/testing/test-database.ts';
import { createEvents } from '../../events/events.ts';
import { createLocalFileStore } from '../../files/local-file-store.ts';
import { rowsMentioning, rowsOfClient } from '../../testing/client-rows.ts';
import { addMarkedClient, type MarkedClient } from '../../testing/marked-client.ts';
import { mailTo } from '../../testing/outbox.ts';
import { addParties, type Parties } from '../../testing/project-parties.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { temporaryDirectoryOfTest } from '../../testing/temporary-directory.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createSubscribersWithoutMail } from '../event-subscribers.ts';
import { createErasure, FORMER_CLIENT_RETENTION_MS } from './erasure.service.ts';

const DAY_MS = 86_400_000;
const GRACE_MS = ERASURE_GRACE_DAYS * DAY_MS;
const polling = { timeout: 20_000, interval: 50 };

let time = Date.parse('2026-11-20T12:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());

// Sessions expire while the tests advance the clock by days.
let admin: Record<string, string>;
beforeEach(async () => {
  admin = (await signInTo(server, 'admin')).headers;
});

const requestsPath = (clientId: string) => `/api/clients/${clientId}/deletion-requests`;

async function schedule(clientId: string): Promise<DeletionRequest> {
  const { headers } = await signInTo(server, 'admin');
  const answer = await server.post(requestsPath(clientId), { reason: 'The contract has ended.' }, headers);
  expect(answer.status).toBe(200);
  return answer.json();
}

function decide(
  headers: Record<string, string>,
  clientId: string,
  { id, version }: Pick<DeletionRequest, 'id' | 'version'>,
  state: string,
): Promise<Response> {
  return server.request(`${requestsPath(clientId)}/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ state, version }),
  });
}

const present = async (...clientIds: string[]): Promise<string[]> =>
  (
    await server.database.db.select({ id: clients.id }).from(clients).where(inArray(clients.id, clientIds))
  ).map(({ id }) => id);

const untilErased = (clientId: string): Promise<void> =>
  vi.waitFor(async () => expect(await present(clientId)).toEqual([]), polling);

/** Runs the clean-up and waits until a client is erased. */
async function cleanUpUntilErased(clientId: string): Promise<void> {
  await server.jobs.enqueue('clean-up', {});
  await untilErased(clientId);
}

/** Audit log entries of a client, oldest first. */
const entriesOf = (clientId: string) =>
  server.database.db
    .select({
      action: auditLog.action,
      actorName: auditLog.actorName,
      subjectName: auditLog.subjectName,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(eq(auditLog.subjectId, clientId))
    .orderBy(auditLog.id);

const tablesOf = (rows: readonly string[]) =>
  [...new Set(rows.map((row) => row.slice(0, row.indexOf(':'))))].sort();

describe('erasing a client', () => {
  let client: MarkedClient;
  let other: MarkedClient;
  let otherBefore: unknown;
  let files: string[];
  let lead: string;
  /** A lead from this client's address that became another client. */
  let otherLead: typeof leads.$inferSelect | undefined;
  let cookie: Record<string, string>;
  /** The slug of the client's story when it is erased. The former slug is `story-${marker}`. */
  let slug: string;
  /** Prefixes of the client's texts that its manager's texts don't have. */
  let texts: string[];

  /** Paths of other pages. One begins like the path of the client's story. */
  const otherPaths = () => [
    '/success-stories',
    `/success-stories/${slug}-2`,
    `/success-stories/story-${other.marker}`,
  ];

  /** Activity before the erasure. It leaves traces in the audit log, jobs and idempotency keys. */
  async function work(): Promise<void> {
    const { clientId, marker, client: person, manager } = client;
    const headers = { ...person.headers, 'idempotency-key': randomUUID() };
    await server.post(`/api/clients/${clientId}/messages`, { body: `${marker} message` }, headers);
    await server.post(`/api/clients/${clientId}/messages`, { body: `${marker} answer` }, manager.headers);
    const form = new FormData();
    form.append('file', new File(['text'], `${marker} upload.txt`));
    const uploaded = await server.request(`/api/clients/${clientId}/documents`, {
      method: 'POST',
      headers: person.headers,
      body: form,
    });
    const { id } = await uploaded.json();
    await server.post(
      `/api/clients/${clientId}/documents/actions`,
      { action: 'delete', ids: [id] },
      person.headers,
    );
    // The same state as after 30 days in the trash.
    await server.database.db.delete(documents).where(eq(documents.id, id));
    const storyPaths = [slug, `story-${marker}`].map((each) => `/success-stories/${each}`);
    for (const path of [`/manager/clients/${clientId}/messages`, ...storyPaths]) {
      const error = { message: 'It failed.', userAgent: 'A browser', level: 'page' };
      const url = `https://uplift.example${path}?from=mail#result`;
      const timestamp = new Date(time).toISOString();
      const reported = await server.post('/api/client-errors', { ...error, url, timestamp });
      expect(reported.status).toBe(202);
    }
    const view = { day: '2026-11-20', referrer: '', views: 2 };
    const viewed = [...storyPaths, ...otherPaths()];
    await server.database.db.insert(pageViews).values(viewed.map((path) => ({ ...view, path })));
    await server.database.db
      .update(caseStudies)
      .set({ slug, publishedAt: new Date(time), description: `${marker} story` })
      .where(eq(caseStudies.clientId, clientId));
    await server.contentChanged();
  }

  beforeAll(async () => {
    [client, other] = [await addMarkedClient(server), await addMarkedClient(server)];
    const { clientId, marker } = client;
    slug = `now-${marker}`;
    texts = [`${marker} `, `person-${marker}`, `asked-${marker}`, `new-${marker}`, `story-${marker}`];
    await work();
    const [inquiry] = await server.database.db
      .insert(leads)
      .values({
        source: 'report',
        state: 'lost',
        email: `Person-${marker}@people.example`.toUpperCase(),
        suspicions: [],
      })
      .returning();
    lead = inquiry?.id ?? '';
    const rows = await rowsOfClient(server.database.db, clientId);
    files = [...rows.values()]
      .flat()
      .flatMap(({ storage_key: key }) => (typeof key === 'string' ? [key] : []));
    const [request] = await server.database.db
      .select()
      .from(deletionRequests)
      .where(eq(deletionRequests.id, client.ids['deletion-requests']?.[0] ?? ''));
    const signedIn = (await signInTo(server, 'admin')).headers;
    const answer = await decide(signedIn, clientId, request ?? { id: '', version: 0 }, 'scheduled');
    expect(await answer.json()).toMatchObject({
      state: 'scheduled',
      eraseAt: new Date(time + GRACE_MS).toISOString(),
    });
    await mailTo(server, `person-${marker}@people.example`);
    [otherLead] = await server.database.db
      .insert(leads)
      .values({
        source: 'audit',
        state: 'won',
        clientId: other.clientId,
        email: `Person-${marker}@people.example`.toUpperCase(),
        suspicions: [],
      })
      .returning();
    otherBefore = await other.read();
    time += GRACE_MS;
    cookie = (await signInTo(server, 'client', { email: `person-${marker}@people.example` })).headers;
    expect((await server.request('/api/client/me', { headers: cookie })).status).toBe(200);
    expect((await server.request(`/api/case-studies/${slug}`)).status).toBe(200);
    await server.jobs.enqueue('client-erasure', { clientId });
    await untilErased(clientId);
  });

  test('leaves no text of the client in any table, including the log, the queue and the search', async () => {
    expect(await rowsMentioning(server.database.db, texts)).toEqual([]);
    const found = await server.request(`/api/admin/clients?q=${client.marker}`, { headers: admin });
    expect((await found.json()).total).toBe(0);
  });

  test('leaves the client ID only where the erasure is recorded', async () => {
    const rows = await rowsMentioning(server.database.db, [client.clientId]);
    expect(tablesOf(rows)).toEqual(['audit_log', 'erased_clients', 'events', 'pgboss.job']);
    const own = await rowsMentioning(server.database.db, Object.values(client.ids).flat());
    const known = new Set(['account_users', 'audit_log', 'pgboss.job', 'sessions']);
    // The manager isn't erased, and the queue names the files to remove.
    expect(tablesOf(own.filter((row) => !rows.includes(row))).filter((table) => !known.has(table))).toEqual(
      [],
    );
  });

  test('leaves no page views, error reports or error events of its story', async () => {
    const left = await rowsMentioning(server.database.db, [
      `/success-stories/${slug}`,
      `story-${client.marker}`,
    ]);
    expect(left).toEqual([expect.stringContaining(`/success-stories/${slug}-2`)]);
  });

  test('removes all files of the client', async () => {
    expect(files.length).toBeGreaterThan(3);
    await expect
      .poll(
        async () => (await Promise.all(files.map((key) => server.files.has(key)))).includes(true),
        polling,
      )
      .toBe(false);
  });

  test('removes the leads of its people', async () => {
    expect(await server.database.db.select().from(leads).where(eq(leads.id, lead))).toEqual([]);
  });

  test('signs its people out and refuses further sign-ins', async () => {
    expect((await server.request('/api/client/me', { headers: cookie })).status).toBe(401);
    const { answer } = await signInTo(server, 'client', { email: `person-${client.marker}@people.example` });
    expect(answer.status).toBe(401);
  });

  test('unpublishes its story and sends webhooks only the slug', async () => {
    const sent = await server.database.db
      .select({ data: events.data })
      .from(events)
      .where(eq(events.type, 'case_study.unpublished'));
    expect(sent.map(({ data }) => data)).toEqual([
      {
        id: expect.any(String),
        slug,
        title: 'Erased',
        industry: 'Erased',
      },
    ]);
    await expect
      .poll(async () => (await server.request(`/api/case-studies/${slug}`)).status, polling)
      .toBe(404);
  });

  test('logs the erasure without the client name and notifies webhooks', async () => {
    const entries = await entriesOf(client.clientId);
    expect(entries.at(-1)).toEqual({
      action: 'client.erased',
      actorName: 'Alex Morgan',
      subjectName: 'Erased',
      before: {},
      after: { reason: 'request' },
    });
    const sent = (
      await server.database.db.select().from(events).where(eq(events.type, 'client.erased'))
    ).filter(({ data }) => data.id === client.clientId);
    expect(sent).toMatchObject([{ data: { id: client.clientId, erasedAt: new Date(time).toISOString() } }]);
  });

  test('leaves other clients unchanged', async () => {
    expect(await other.read()).toEqual(otherBefore);
    const views = await server.database.db
      .select({ path: pageViews.path })
      .from(pageViews)
      .where(inArray(pageViews.path, otherPaths()));
    expect(views.map(({ path }) => path).sort()).toEqual(otherPaths().sort());
    expect(
      await server.database.db
        .select()
        .from(leads)
        .where(eq(leads.id, otherLead?.id ?? '')),
    ).toEqual([otherLead]);
  });

  test('erases the client once, however often the job runs', async () => {
    await server.jobs.enqueue('client-erasure', { clientId: client.clientId });
    const next = await addParties(server);
    await schedule(next.clientId);
    time += GRACE_MS;
    await cleanUpUntilErased(next.clientId);
    const erased = (await entriesOf(client.clientId)).filter(({ action }) => action === 'client.erased');
    expect(erased).toHaveLength(1);
  });

  test('records the erasure in the file store on retry when the first attempt failed', async () => {
    const next = await addParties(server);
    await schedule(next.clientId);
    time += GRACE_MS;
    const { jobs, database } = server;
    const now = () => new Date(time);
    const folder = await temporaryDirectoryOfTest();
    const store = createLocalFileStore(folder);
    const erasure = createErasure({
      db: database.db,
      files: store,
      jobs,
      events: createEvents({
        subscribers: createSubscribersWithoutMail(jobs),
        now,
      }),
      contentChanged: async () => undefined,
      now,
    });
    const inTheWay = join(folder, 'erased-clients');
    await writeFile(inTheWay, '');
    await expect(erasure.erase({ clientId: next.clientId })).rejects.toThrow();
    expect(await present(next.clientId)).toEqual([]);
    await rm(inTheWay);
    await erasure.erase({ clientId: next.clientId });
    expect(await store.has(`erased-clients/${next.clientId}`)).toBe(true);
  });

  test('erases the client again when a database backup brought it back', async () => {
    await expect.poll(() => server.files.has(`erased-clients/${client.clientId}`), polling).toBe(true);
    await server.files.write('erased-clients/.DS_Store', Buffer.from(''));
    await server.database.db
      .insert(clients)
      .values({ id: client.clientId, company: `${client.marker} again` });
    await cleanUpUntilErased(client.clientId);
    expect((await entriesOf(client.clientId)).at(-1)).toMatchObject({
      actorName: 'System',
      after: { reason: 'restore' },
    });
  });
});

describe('grace period', () => {
  let one: Parties;
  let due: Parties;
  beforeEach(async () => {
    [one, due] = [await addParties(server), await addParties(server)];
  });

  test('changes nothing for the client and ends on the announced day', async () => {
    const { eraseAt } = await schedule(one.clientId);
    const again = await server.post(requestsPath(one.clientId), { reason: 'Now.' }, one.client.headers);
    expect(again.status).toBe(409);
    time += GRACE_MS - DAY_MS;
    const moment = time;
    await schedule(due.clientId);
    await server.database.db
      .update(deletionRequests)
      .set({ eraseAt: new Date(moment) })
      .where(eq(deletionRequests.clientId, due.clientId));
    await cleanUpUntilErased(due.clientId);
    expect(await present(one.clientId)).toEqual([one.clientId]);
    time = Date.parse(eraseAt ?? '');
    await cleanUpUntilErased(one.clientId);
  });

  test.for(['client', 'admin'] as const)('ends without an erasure when the %s cancels it', async (who) => {
    const request = await schedule(one.clientId);
    const state = who === 'client' ? 'withdrawn' : 'declined';
    const headers = who === 'client' ? one.client.headers : admin;
    expect(await (await decide(headers, one.clientId, request, state)).json()).toMatchObject({
      state,
      eraseAt: null,
    });
    await schedule(due.clientId);
    time += GRACE_MS;
    await server.jobs.enqueue('client-erasure', { clientId: one.clientId });
    await cleanUpUntilErased(due.clientId);
    expect(await present(one.clientId)).toEqual([one.clientId]);
  });
});

test('erases former clients after three years unless an admin declines or reactivates them', async () => {
  const [recent, old, held, back] = [
    await addParties(server),
    await addParties(server),
    await addParties(server),
    await addParties(server),
  ];
  const { db } = server.database;
  const ended = time - FORMER_CLIENT_RETENTION_MS + GRACE_MS;
  const deactivate = (parties: Parties, at: number) =>
    db
      .update(clients)
      .set({ deactivatedAt: new Date(at) })
      .where(eq(clients.id, parties.clientId));
  await deactivate(recent, ended + DAY_MS);
  await deactivate(old, ended - DAY_MS);
  await deactivate(held, ended - DAY_MS);
  await deactivate(back, ended - DAY_MS);
  const requestOf = async ({ clientId }: Parties) =>
    (await db.select().from(deletionRequests).where(eq(deletionRequests.clientId, clientId))).at(0);
  await server.jobs.enqueue('clean-up', {});
  await expect.poll(async () => (await requestOf(old))?.state, polling).toBe('scheduled');
  expect(await requestOf(recent)).toBeUndefined();
  const request = await requestOf(held);
  expect(request).toMatchObject({ requestedBy: 'System', eraseAt: new Date(time + GRACE_MS) });
  await decide(admin, held.clientId, request ?? { id: '', version: 0 }, 'declined');
  await server.post('/api/admin/clients/actions', { action: 'reactivate', ids: [back.clientId] }, admin);
  expect(await requestOf(back)).toMatchObject({ state: 'declined', eraseAt: null, closedBy: 'Alex Morgan' });
  time += GRACE_MS;
  await cleanUpUntilErased(old.clientId);
  expect((await entriesOf(old.clientId)).at(-1)).toMatchObject({ after: { reason: 'retention' } });
  expect(await requestOf(held)).toMatchObject({ state: 'declined' });
  expect((await present(held.clientId, back.clientId)).sort()).toEqual([held.clientId, back.clientId].sort());
});

/** Number of migrations before requests could be scheduled. */
const BEFORE_ERASURE = 20;

test('reopens requests marked as done when an existing database is migrated', async () => {
  const database = await openEmptyDatabase();
  onTestFinished(database.close);
  const { db } = database;
  await db.transaction((tx) => createSchema(tx, earlierMigrations().slice(0, BEFORE_ERASURE)));
  await db.execute(sql`
    with added as (
      insert into clients (company)
      values ('Done'), ('Done twice'), ('Done, then open'), ('Done, then withdrawn'), ('Declined')
      returning id, company)
    insert into deletion_requests (client_id, reason, state, requested_by, requested_at, closed_by, closed_at)
    select id, company, state, 'Robin', day::timestamptz, closed_by,
      case when closed_by is not null then day::timestamptz end
    from added join (values
      ('Done', 'done', '2026-01-01', 'Alex'),
      ('Done twice', 'done', '2026-01-01', 'Alex'),
      ('Done twice', 'done', '2026-02-01', 'Alex'),
      ('Done, then open', 'done', '2026-01-01', 'Alex'),
      ('Done, then open', 'open', '2026-02-01', null),
      ('Done, then withdrawn', 'done', '2026-01-01', 'Alex'),
      ('Done, then withdrawn', 'withdrawn', '2026-02-01', 'Robin'),
      ('Declined', 'declined', '2026-01-01', 'Alex')
    ) as requests (of, state, day, closed_by) on of = company`);
  await database.prepare(async () => undefined);
  const rows = await db.select().from(deletionRequests).orderBy(deletionRequests.requestedAt);
  const of = (company: string) =>
    rows
      .filter(({ reason }) => reason === company)
      .map(({ state, closedBy, eraseAt, version }) => [state, closedBy, eraseAt, version]);
  expect(of('Done')).toEqual([['open', null, null, 2]]);
  expect(of('Done twice')).toEqual([
    ['declined', 'Alex', null, 1],
    ['open', null, null, 2],
  ]);
  expect(of('Done, then open')).toEqual([
    ['declined', 'Alex', null, 1],
    ['open', null, null, 1],
  ]);
  expect(of('Done, then withdrawn')).toEqual([
    ['declined', 'Alex', null, 1],
    ['withdrawn', 'Robin', null, 1],
  ]);
  expect(of('Declined')).toEqual([['declined', 'Alex', null, 1]]);
});
