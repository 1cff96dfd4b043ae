import { randomUUID } from 'node:crypto';
import type { PortfolioClient } from '@uplift/data-client/contract/manager';
import { healths } from '@uplift/data-client/contract/project';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clients,
  deliverables,
  measurements,
  meetings,
  messageReads,
  messages,
  milestones,
  projects,
  roiBaselines,
} from '../../database/schema/index.ts';
import { addPerson, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = Date.parse('2026-06-20T12:00:00Z');
const DAY_MS = 86_400_000;
const day = (days: number) => new Date(start + days * DAY_MS).toISOString().slice(0, 10);

let server: TestServer;
let headers: Record<string, string>;
let managerId: string;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(start) });
  const manager = await addPerson(server, 'manager');
  managerId = manager.id;
  headers = (await signInTo(server, 'manager', { email: manager.email })).headers;
  await add('Alder', 'scale', { open: [9, 3] });
  await add('Birch', 'audit', { open: [-1, 5] });
  await add('Cedar', 'optimize', { open: [-15, -2, 5] });
  await add('Dogwood', 'optimize', { open: [2], awaitingDays: [6, 1] });
  await add('Elm', 'audit', { open: [4], awaitingDays: [5], blockedReason: 'No access.' });
  await add('Fir', 'audit', { open: [0], awaitingDays: [5] });
  await add('Ginkgo', 'scale', { open: [], startedOn: '2026-05-20' });
  await add('Gone', 'audit', { open: [1] });
  await server.database.db
    .update(clients)
    .set({ deactivatedAt: new Date(start) })
    .where(eq(clients.company, 'Gone'));
});
afterAll(() => server.close());

interface Given {
  /** In how many days each open milestone is due. */
  open: number[];
  /** For how many days a deliverable of the first milestone has awaited approval. */
  awaitingDays?: number[];
  blockedReason?: string;
  startedOn?: string;
}

async function add(
  company: string,
  phase: 'audit' | 'optimize' | 'scale',
  { open, awaitingDays = [], blockedReason, startedOn = '2026-05-01' }: Given,
): Promise<void> {
  const { db } = server.database;
  const [client] = await db.insert(clients).values({ company, managerId }).returning();
  const clientId = client?.id ?? '';
  const [project] = await db
    .insert(projects)
    .values([
      { clientId, name: 'Work', phase, startedOn, blockedReason: blockedReason ?? null },
      { clientId, name: 'Earlier work', phase: 'audit', startedOn: '2025-05-01' },
    ])
    .returning();
  const projectId = project?.id ?? '';
  const step = { projectId, phase, title: 'Done', dueOn: day(-60), position: 0 };
  const rows = await db
    .insert(milestones)
    .values([
      { ...step, state: 'done', completedAt: new Date(start) },
      { ...step, title: 'Deleted', deletedAt: new Date(start) },
      ...open.map((days, index) => ({ ...step, title: `In ${days}`, dueOn: day(days), position: index + 1 })),
    ])
    .returning();
  const milestoneId = rows[2]?.id ?? '';
  if (awaitingDays.length > 0) {
    await db.insert(deliverables).values(
      awaitingDays.map((days) => ({
        milestoneId,
        title: 'Report',
        state: 'awaiting-approval' as const,
        stateSince: new Date(start - days * DAY_MS),
      })),
    );
  }
}

interface Answer {
  data: PortfolioClient[];
  total: number;
  totals: Record<'overdue' | 'awaitingClient' | 'unread', number>;
}

async function list(query = '', as = headers): Promise<Answer> {
  return (await server.request(`/api/manager/clients?${query}`, { headers: as })).json();
}
const names = async (query: string) => (await list(query)).data.map(({ company }) => company);

test('lists the state of the projects of the manager, and no others', async () => {
  const { data, total } = await list();
  expect(total).toBe(7);
  expect(
    data.map(({ company, project: { phase, health, next, overdue, awaitingClient } }) => [
      company,
      phase,
      health,
      next?.title,
      overdue,
      awaitingClient,
    ]),
  ).toEqual([
    ['Alder', 'scale', 'on-track', 'In 9', 0, 0],
    ['Birch', 'audit', 'at-risk', 'In -1', 1, 0],
    ['Cedar', 'optimize', 'blocked', 'In -15', 2, 0],
    ['Dogwood', 'optimize', 'at-risk', 'In 2', 0, 2],
    ['Elm', 'audit', 'blocked', 'In 4', 0, 1],
    ['Fir', 'audit', 'on-track', 'In 0', 0, 1],
    ['Ginkgo', 'scale', 'on-track', undefined, 0, 0],
  ]);
  expect(data[0]?.project.facts.earliestDueOn).toBe(day(3));
});

test('sorts and filters by the same health rule that it returns', async () => {
  const { data } = await list();
  for (const health of healths) {
    expect(await names(`health=${health}`)).toEqual(
      data.filter(({ project }) => project.health === health).map(({ company }) => company),
    );
  }
  expect(await names('sort=-health')).toEqual(['Cedar', 'Elm', 'Birch', 'Dogwood', 'Alder', 'Fir', 'Ginkgo']);
});

test('sorts by what needs the manager first', async () => {
  expect(await names('sort=-need')).toEqual(['Cedar', 'Elm', 'Birch', 'Dogwood', 'Fir', 'Alder', 'Ginkgo']);
});

test('adds up what needs attention, whatever the filters', async () => {
  expect((await list('q=ced')).totals).toEqual({ overdue: 3, awaitingClient: 4, unread: 0 });
});

test('searches, sorts and paginates the list', async () => {
  expect(await names('q=ced')).toEqual(['Cedar']);
  expect(await names('phase=audit,scale&sort=-phase')).toEqual(['Alder', 'Ginkgo', 'Birch', 'Elm', 'Fir']);
  expect((await names('sort=next')).slice(0, 3)).toEqual(['Cedar', 'Birch', 'Fir']);
  expect((await names('sort=-overdue'))[0]).toBe('Cedar');
  expect((await names('sort=-awaitingClient')).slice(0, 2)).toEqual(['Dogwood', 'Elm']);
  expect(await names('sort=-company&page=2&pageSize=3')).toEqual(['Dogwood', 'Cedar', 'Birch']);
  const refused = await server.request('/api/manager/clients?health=fine&sort=worth', { headers });
  expect(Object.keys((await refused.json()).errors).sort()).toEqual(['health.0', 'sort']);
});

test('returns unread messages, last contact, value and guarantee of each client', async () => {
  const { db } = server.database;
  const idOf = async (company: string) =>
    (await list(`q=${company}`)).data.find((row) => row.company === company)?.id ?? '';
  const [alder, birch] = [await idOf('Alder'), await idOf('Birch')];
  const writer = randomUUID();
  const written = (number: number, senderId: string, createdAt: string) => ({
    clientId: alder,
    number,
    side: senderId === managerId ? ('team' as const) : ('client' as const),
    senderId,
    senderName: 'Robin Vale',
    body: 'Hello.',
    createdAt: new Date(createdAt),
  });
  await db
    .insert(messages)
    .values([
      written(1, writer, '2026-06-01T08:00:00Z'),
      written(2, writer, '2026-06-02T08:00:00Z'),
      written(3, managerId, '2026-06-03T08:00:00Z'),
      written(4, writer, '2026-06-04T08:00:00Z'),
    ]);
  await db
    .insert(messageReads)
    .values({ clientId: alder, personId: managerId, side: 'team', lastNumber: 1, readAt: new Date(start) });
  const met = (clientId: string, day: string, state: 'held' | 'planned' | 'cancelled') => ({
    clientId,
    title: 'Meeting',
    startsAt: new Date(`${day}T09:00:00Z`),
    endsAt: new Date(`${day}T10:00:00Z`),
    state,
  });
  await db
    .insert(meetings)
    .values([
      met(alder, '2026-05-20', 'held'),
      met(birch, '2026-06-10', 'held'),
      met(birch, '2026-06-12', 'cancelled'),
      met(birch, '2026-06-25', 'planned'),
    ]);
  await db.insert(roiBaselines).values({
    clientId: alder,
    calculation: {
      input: {
        currentRevenue: 1_000_000,
        totalHeadCount: 10,
        busyWorkEmployees: 2,
        hoursPerWeek: 10,
        hourlyRate: 30,
      },
      assumptions: {},
    },
    forecastPerYear: 1,
    agreedOn: '2026-05-01',
  });
  const week = { revenueEffect: 0, note: '', evidence: '' };
  await db.insert(measurements).values([
    { ...week, clientId: alder, week: '2026-05-04', hoursSaved: 0 },
    { ...week, clientId: alder, week: '2026-05-11', hoursSaved: 5.5, revenueEffect: 100 },
    { ...week, clientId: alder, week: '2026-05-18', hoursSaved: 9, deletedAt: new Date(start) },
  ]);

  const { data } = await list();
  expect(data[0]).toMatchObject({
    company: 'Alder',
    unread: 2,
    lastContactAt: '2026-06-04T08:00:00.000Z',
    project: {
      value: 5.5 * 30 + 100,
      guarantee: { state: 'met', week: '2026-05-11', hoursSaved: 5.5, late: false },
    },
  });
  expect(data[1]).toMatchObject({
    company: 'Birch',
    unread: 0,
    lastContactAt: '2026-06-10T10:00:00.000Z',
    project: { value: null, guarantee: { state: 'working-free' } },
  });
  expect((await names('sort=-unread'))[0]).toBe('Alder');
  expect((await names('sort=-lastContact')).slice(0, 2)).toEqual(['Birch', 'Alder']);
  expect((await names('sort=-value'))[0]).toBe('Alder');
  expect((await names('sort=guarantee')).at(-1)).toBe('Ginkgo');
});

test('lists all clients for admins, and returns 403 to clients and 401 without authentication', async () => {
  const admin = (await signInTo(server, 'admin')).headers;
  expect((await list('q=Alder', admin)).data).toMatchObject([{ manager: { id: managerId } }]);
  expect((await list('', admin)).total).toBeGreaterThanOrEqual(19);
  const client = (await signInTo(server, 'client')).headers;
  expect((await server.request('/api/manager/clients', { headers: client })).status).toBe(403);
  expect((await server.request('/api/manager/clients')).status).toBe(401);
});

test('the demo client has two deliverables to approve', async () => {
  const admin = (await signInTo(server, 'admin')).headers;
  const { data } = await list('q=Northside', admin);
  expect(data[0]?.project.awaitingClient).toBe(2);
});
