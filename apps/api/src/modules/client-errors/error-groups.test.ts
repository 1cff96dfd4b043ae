import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientErrorGroups, clientErrors, events } from '../../database/schema/index.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { CLIENT_ERROR_RETENTION_MS } from './client-errors.service.ts';

const start = Date.parse('2026-06-01T12:00:00Z');
let time = start;
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());
beforeEach(async () => {
  time = start;
  headers = (await signInTo(server, 'admin')).headers;
});

const stackAt = (place: string) =>
  `TypeError: It broke\n    at render (${place})\n    at frame (other.js:1:1)`;
const first = 'https://uplift.example/assets/hero-Ab12Cd_9.js:10:20';

async function report(message: string, changes: Record<string, unknown> = {}): Promise<void> {
  const answer = await server.post('/api/client-errors', {
    message,
    stack: stackAt(first),
    componentStack: '\n    at Hero',
    url: 'https://uplift.example/pricing',
    userAgent: 'Mozilla/5.0 Chrome/140.0 Safari/537.36',
    timestamp: new Date(time).toISOString(),
    level: 'section',
    ...changes,
  });
  expect(answer.status).toBe(202);
}

const read = async (path: string) => (await server.request(path, { headers })).json();
const list = (query: string) => read(`/api/admin/client-errors?pageSize=100&${query}`);
const only = async (word: string) => {
  const { data, total } = await list(`q=${word}`);
  expect(total).toBe(1);
  return data[0];
};
const act = (action: string, ids: readonly string[]) =>
  server.post('/api/admin/client-errors/actions', { action, ids }, headers);
const patch = (id: string, body: unknown) =>
  server.request(`/api/admin/client-errors/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const word = () => `w${randomUUID().replaceAll('-', '')}`;

describe('reports', () => {
  test('are grouped by message and place across releases', async () => {
    const message = word();
    await report(message);
    time += 60_000;
    const later = 'https://uplift.example/assets/hero-Zz98Yx_1.js:11:3';
    await report(message, { stack: stackAt(later), userAgent: 'Mozilla/5.0 Firefox/150.0' });
    expect(await only(message)).toMatchObject({
      name: message,
      topFrame: 'at render (/assets/hero.js)',
      occurrences: 2,
      state: 'open',
      firstSeenAt: new Date(start).toISOString(),
      lastSeenAt: new Date(time).toISOString(),
      userAgents: ['Mozilla/5.0 Firefox/150.0', 'Mozilla/5.0 Chrome/140.0 Safari/537.36'],
      version: 1,
    });
  });

  test('from other places or without a stack form separate groups', async () => {
    const message = word();
    await report(message);
    await report(message, { stack: stackAt('https://uplift.example/assets/footer-Ab12Cd_9.js:1:1') });
    await report(message, { stack: 'render@https://uplift.example/assets/hero-Ab12Cd_9.js:10:20\n' });
    await report(message, { stack: null });
    const { data } = await list(`q=${message}`);
    expect(data.map(({ topFrame }: { topFrame: string }) => topFrame).sort()).toEqual([
      '',
      'at render (/assets/footer.js)',
      'at render (/assets/hero.js)',
      'render@/assets/hero.js',
    ]);
  });

  test('are all counted when they arrive concurrently', async () => {
    const message = word();
    await Promise.all(Array.from({ length: 8 }, () => report(message)));
    expect((await only(message)).occurrences).toBe(8);
  });

  test('emit an event', async () => {
    const message = word();
    await report(message);
    const recorded = await server.database.db
      .select()
      .from(events)
      .where(eq(events.type, 'client_error.reported'));
    expect(recorded.filter(({ data }) => data.message === message)).toHaveLength(1);
  });

  test('are deleted after 90 days, and groups with their last report', async () => {
    const [gone, stays] = [word(), word()];
    await report(gone);
    await report(stays);
    time = start + CLIENT_ERROR_RETENTION_MS + 60_000;
    await report(stays);
    await server.jobs.enqueue('clean-up', {});
    const { db } = server.database;
    await expect
      .poll(() => db.select().from(clientErrorGroups).where(eq(clientErrorGroups.message, gone)), {
        timeout: 20_000,
      })
      .toEqual([]);
    expect(await db.select().from(clientErrors).where(eq(clientErrors.message, stays))).toHaveLength(1);
  });
});

describe('an error group', () => {
  test('is returned with its latest reports', async () => {
    const message = word();
    await report(message);
    const { id } = await only(message);
    expect(await read(`/api/admin/client-errors/${id}`)).toMatchObject({
      name: message,
      latest: [
        {
          url: 'https://uplift.example/pricing',
          stack: stackAt(first),
          componentStack: '\n    at Hero',
          receivedAt: new Date(start).toISOString(),
        },
      ],
    });
  });

  test('is reopened by a new report after it was resolved', async () => {
    const message = word();
    await report(message);
    const { id } = await only(message);
    expect((await patch(id, { state: 'resolved', version: 1 })).status).toBe(200);
    expect((await list(`q=${message}&state=open`)).total).toBe(0);
    await report(message);
    expect(await only(message)).toMatchObject({ state: 'open', version: 3, occurrences: 2 });
    const { data } = await read(`/api/admin/audit-log?subjectId=${id}`);
    expect(data).toMatchObject([{ action: 'client-error.resolved', subjectName: message }]);
  });

  test('returns 409 when a new report reopened it since it was read', async () => {
    const message = word();
    await report(message);
    const { id } = await only(message);
    await patch(id, { state: 'resolved', version: 1 });
    await report(message);
    const answer = await patch(id, { state: 'resolved', version: 2 });
    expect(answer.status).toBe(409);
    expect((await only(message)).state).toBe('open');
  });

  test('is resolved and reopened in bulk with an outcome for each group', async () => {
    const messages = [word(), word()];
    for (const message of messages) await report(message);
    const ids = await Promise.all(messages.map(async (message) => (await only(message)).id));
    const unknownId = randomUUID();
    const { outcomes } = await (await act('resolve', [...ids, unknownId])).json();
    expect(outcomes.map(({ problem }: { problem: string | null }) => problem === null)).toEqual([
      true,
      true,
      false,
    ]);
    await act('reopen', ids);
    for (const message of messages) expect((await only(message)).state).toBe('open');
  });

  test('is sorted by occurrences and first seen date', async () => {
    const mark = word();
    await report(`${mark} rare`);
    time += 1_000;
    for (const _ of [1, 2]) await report(`${mark} often`);
    const names = async (sort: string) =>
      (await list(`q=${mark}&sort=${sort}`)).data.map(({ name }: { name: string }) => name.split(' ')[1]);
    expect(await names('-occurrences')).toEqual(['often', 'rare']);
    expect(await names('firstSeenAt')).toEqual(['rare', 'often']);
  });

  test.for([
    ['GET', '/api/admin/client-errors?state=new', 'state.0'],
    ['GET', '/api/admin/client-errors?sort=message', 'sort'],
    ['GET', '/api/admin/client-errors/7', 'id'],
  ] as const)('%s %s returns 400 with an error for %s', async ([method, path, field]) => {
    const answer = await server.request(path, { method, headers });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });

  test('returns 401 or 403 unless the user is an admin', async () => {
    const manager = (await signInTo(server, 'manager')).headers;
    expect((await server.request('/api/admin/client-errors', { headers: manager })).status).toBe(403);
    expect((await server.request('/api/admin/client-errors')).status).toBe(401);
    const answer = await server.post(
      '/api/admin/client-errors/actions',
      { action: 'resolve', ids: [randomUUID()] },
      manager,
    );
    expect(answer.status).toBe(403);
  });
});
