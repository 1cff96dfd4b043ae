import type { Agenda, AgendaItem } from '@uplift/data-client/contract/manager';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clients,
  deliverables,
  measurements,
  meetings,
  milestones,
  projects,
} from '../../database/schema/index.ts';
import { addPerson, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** A Wednesday. */
const now = new Date('2026-06-17T12:00:00Z');

let server: TestServer;
let headers: Record<string, string>;
let managerId: string;

async function read(query = '', who = headers): Promise<Agenda> {
  const answer = await server.request(`/api/manager/agenda${query}`, { headers: who });
  expect(answer.status).toBe(200);
  return answer.json();
}

const summaries = ({ items }: Agenda) =>
  items.map((item: AgendaItem) => [item.kind, item.company, 'title' in item ? item.title : item.week]);

async function addClient(
  company: string,
  phase: 'audit' | 'optimize',
  owner: string,
): Promise<{ clientId: string; projectId: string }> {
  const { db } = server.database;
  const [client] = await db.insert(clients).values({ company, managerId: owner }).returning();
  const clientId = client?.id ?? '';
  const [project] = await db
    .insert(projects)
    .values({ clientId, name: 'Work', phase, startedOn: '2026-05-01' })
    .returning();
  return { clientId, projectId: project?.id ?? '' };
}

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  const { db } = server.database;
  const manager = await addPerson(server, 'manager');
  const other = await addPerson(server, 'manager');
  managerId = manager.id;
  headers = (await signInTo(server, 'manager', { email: manager.email })).headers;

  const { clientId, projectId } = await addClient('Alder', 'optimize', managerId);
  const step = { projectId, phase: 'optimize', position: 0 } as const;
  const [late, ,] = await db
    .insert(milestones)
    .values([
      { ...step, title: 'Late', dueOn: '2026-06-01' },
      { ...step, title: 'On Sunday', dueOn: '2026-06-21', state: 'in-progress' },
      { ...step, title: 'Next week', dueOn: '2026-06-22' },
      { ...step, title: 'Done', dueOn: '2026-06-16', state: 'done', completedAt: now },
      { ...step, title: 'Thrown away', dueOn: '2026-06-16', deletedAt: now },
    ])
    .returning();
  const piece = { milestoneId: late?.id ?? '', stateSince: new Date('2026-06-10T08:00:00Z') };
  await db.insert(deliverables).values([
    { ...piece, title: 'Asked', state: 'awaiting-approval' },
    { ...piece, title: 'To change', state: 'changes-requested' },
    { ...piece, title: 'Draft', state: 'draft' },
    { ...piece, title: 'Thrown away', state: 'awaiting-approval', deletedAt: now },
  ]);
  const at = (day: string) => ({
    clientId,
    startsAt: new Date(`${day}T09:00:00Z`),
    endsAt: new Date(`${day}T10:00:00Z`),
  });
  await db.insert(meetings).values([
    { ...at('2026-06-15'), title: 'On Monday', state: 'held' },
    { ...at('2026-06-18'), title: 'Called off', state: 'cancelled' },
    { ...at('2026-06-23'), title: 'Next Tuesday', state: 'planned' },
  ]);
  // Neither has a missing measurement: the first is measured, the second is still in the audit phase.
  const measured = await addClient('Birch', 'optimize', managerId);
  await db.insert(measurements).values({
    clientId: measured.clientId,
    week: '2026-06-08',
    hoursSaved: 4,
    revenueEffect: 0,
    note: '',
    evidence: '',
  });
  await addClient('Cedar', 'audit', managerId);
  const foreign = await addClient('Foreign', 'optimize', other.id);
  await db
    .insert(milestones)
    .values({ ...step, projectId: foreign.projectId, title: 'Foreign', dueOn: '2026-06-17' });
});
afterAll(() => server.close());

test('returns overdue, waiting and upcoming items for the current week', async () => {
  const agenda = await read();
  expect(agenda).toMatchObject({ today: '2026-06-17', week: '2026-06-15', more: false });
  expect(summaries(agenda)).toEqual([
    ['milestone', 'Alder', 'Late'],
    ['milestone', 'Alder', 'On Sunday'],
    ['approval', 'Alder', 'Asked'],
    ['changes', 'Alder', 'To change'],
    ['meeting', 'Alder', 'On Monday'],
    ['measurement', 'Alder', '2026-06-08'],
  ]);
});

test('returns only items due in the week that contains the given day', async () => {
  const agenda = await read('?week=2026-06-28');
  expect(agenda.week).toBe('2026-06-22');
  expect(summaries(agenda)).toEqual([
    ['milestone', 'Alder', 'Next week'],
    ['meeting', 'Alder', 'Next Tuesday'],
  ]);
});

test('returns all clients to admins and 403 to clients', async () => {
  const admin = await signInTo(server, 'admin');
  expect(summaries(await read('', admin.headers))).toContainEqual(['milestone', 'Foreign', 'Foreign']);
  const client = await signInTo(server, 'client');
  expect((await server.request('/api/manager/agenda', { headers: client.headers })).status).toBe(403);
  expect((await server.request('/api/manager/agenda')).status).toBe(401);
});

test.for(['2026-02-31', 'today', '1999-01-01', '12026-01-01'])('returns 400 for week %s', async (week) => {
  const answer = await server.request(`/api/manager/agenda?week=${week}`, { headers });
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toHaveProperty('week');
});
