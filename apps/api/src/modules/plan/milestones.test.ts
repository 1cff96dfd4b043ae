import type { Milestone } from '@uplift/data-client/contract/project';
import { milestoneStates, phases } from '@uplift/data-client/contract/project';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, deliverables, events, milestones, projects } from '../../database/schema/index.ts';
import {
  type ClientProject,
  createClientProject,
  type Headers,
  liveTopicsOf,
} from '../../testing/client-project.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createMilestonesService } from './milestones.service.ts';

const start = new Date('2026-06-01T12:00:00Z');
let server: TestServer;
let own: ClientProject;
let other: ClientProject;
let admin: Headers;
beforeAll(async () => {
  server = await startTestServer({ now: () => start });
  own = await createClientProject(server);
  other = await createClientProject(server);
  admin = (await signInTo(server, 'admin')).headers;
});
afterAll(() => server.close());

const base = (clientId = own.clientId) => `/api/clients/${clientId}/milestones`;
const send = (method: string, path: string, body: unknown, as: Headers = own.manager) =>
  server.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...as },
    body: JSON.stringify(body),
  });
const fields = (given: Record<string, unknown> = {}) => ({
  title: 'Interviews',
  phase: 'audit',
  dueOn: '2026-06-09',
  description: '',
  ...given,
});

async function create(given: Record<string, unknown> = {}, project = own): Promise<Milestone> {
  const answer = await send('POST', base(project.clientId), fields(given), project.manager);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

const plan = async (as = own.manager, clientId = own.clientId): Promise<Milestone[]> =>
  (await (await server.request(base(clientId), { headers: as })).json()).data;
const titles = async () => (await plan()).map(({ title }) => title);
const find = async (id: string) => (await plan()).find((each) => each.id === id);
const move = (id: string, body: unknown, as?: Headers) => send('POST', `${base()}/${id}/state`, body, as);
const actionsOf = async (id: string) => {
  const rows = await server.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  return rows.map(({ action }) => action);
};

describe('milestone', () => {
  test('is created, written to the audit log and sent to open pages', async () => {
    const known = (await liveTopicsOf(server, own.clientId)).length;
    const milestone = await create({ title: ' Kick-off ', description: 'Who does what.' });
    expect(milestone).toMatchObject({
      title: 'Kick-off',
      description: 'Who does what.',
      phase: 'audit',
      dueOn: '2026-06-09',
      state: 'planned',
      startedAt: null,
      completedAt: null,
      deliverables: [],
      version: 1,
    });
    expect(await find(milestone.id)).toEqual(milestone);
    expect(await plan(own.client)).toContainEqual(milestone);
    expect(await actionsOf(milestone.id)).toEqual(['milestone.created']);
    expect((await liveTopicsOf(server, own.clientId)).slice(known)).toEqual(['milestones']);
  });

  test.for([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ title: 'two\nlines' }, 'title'],
    [{ phase: 'grow' }, 'phase'],
    [{ dueOn: '2026-06-31' }, 'dueOn'],
    [{ dueOn: 'soon' }, 'dueOn'],
    [{ dueOn: '0001-01-01' }, 'dueOn'],
    [{ description: 'x'.repeat(2_001) }, 'description'],
  ] as const)('returns 400 for %o with an error for %s', async ([given, field]) => {
    const before = await titles();
    const answer = await send('POST', base(), fields(given));
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect(await titles()).toEqual(before);
  });

  test('returns 409 when the milestone changed since it was read', async () => {
    const { id } = await create();
    const path = `${base()}/${id}`;
    const change = fields({ title: 'Interviews with the office', version: 1 });
    const answer = await send('PATCH', path, change);
    expect(await answer.json()).toMatchObject({ title: 'Interviews with the office', version: 2 });
    expect((await send('PATCH', path, change)).status).toBe(409);
    expect((await move(id, { state: 'in-progress', version: 1 })).status).toBe(409);
    expect(await find(id)).toMatchObject({ state: 'planned', version: 2 });
  });

  test('is started, completed and reopened, which sets its times and notifies webhooks once', async () => {
    const { id, title } = await create();
    const at = start.toISOString();
    expect(await (await move(id, { state: 'in-progress', version: 1 })).json()).toMatchObject({
      startedAt: at,
      completedAt: null,
    });
    expect(await (await move(id, { state: 'done', version: 2 })).json()).toMatchObject({
      startedAt: at,
      completedAt: at,
    });
    const recorded = await server.database.db
      .select()
      .from(events)
      .where(eq(events.type, 'project.milestone_completed'));
    expect(recorded.filter(({ data }) => data.id === id).map(({ data }) => data)).toEqual([
      { id, clientId: own.clientId, title, completedAt: at },
    ]);
    expect(await (await move(id, { state: 'in-progress', version: 3 })).json()).toMatchObject({
      startedAt: at,
      completedAt: null,
      version: 4,
    });
    expect(await actionsOf(id)).toEqual([
      'milestone.created',
      'milestone.started',
      'milestone.completed',
      'milestone.reopened',
    ]);
  });

  test('returns 409 for a completion while a deliverable is under discussion', async () => {
    const { id } = await create();
    const { db } = server.database;
    await db.update(milestones).set({ state: 'in-progress' }).where(eq(milestones.id, id));
    const [row] = await db
      .insert(deliverables)
      .values({ milestoneId: id, title: 'Report', state: 'changes-requested', stateSince: start })
      .returning();
    const answer = await move(id, { state: 'done', version: 1 });
    expect(answer.status).toBe(409);
    expect((await answer.json()).message).toContain('“Report” is not approved yet');
    await db
      .update(deliverables)
      .set({ state: 'approved' })
      .where(eq(deliverables.id, row?.id ?? ''));
    expect((await move(id, { state: 'done', version: 1 })).status).toBe(200);
  });

  test('is deleted and restored unless the client approved a deliverable', async () => {
    const { db } = server.database;
    const act = async (action: string, ...ids: string[]) =>
      (await (await send('POST', `${base()}/actions`, { action, ids })).json()).outcomes;
    const used = await create({ title: 'Used' });
    await db
      .insert(deliverables)
      .values({ milestoneId: used.id, title: 'Contract', state: 'approved', stateSince: start });
    const gone = await create({ title: 'Gone' });
    const [first, second] = await act('delete', used.id, gone.id);
    expect(first.problem).toContain('“Contract”');
    expect(second.problem).toBeNull();
    expect(await titles()).not.toContain('Gone');
    expect((await send('PATCH', `${base()}/${gone.id}`, fields({ version: 2 }))).status).toBe(404);
    expect(await act('restore', gone.id)).toEqual([{ id: gone.id, problem: null }]);
    expect(await find(gone.id)).toMatchObject({ title: 'Gone', state: 'planned' });
  });
});

/** All allowed moves, repeated by hand so that a change of the rules must be made here too. */
const allowed = ['planned>in-progress', 'in-progress>planned', 'in-progress>done', 'done>in-progress'];
const pairs = milestoneStates.flatMap((from) => milestoneStates.map((to) => [from, to] as const));

test.for(pairs)('follows the state table from %s to %s', async ([from, to]) => {
  const { id } = await create();
  await server.database.db.update(milestones).set({ state: from }).where(eq(milestones.id, id));
  expect((await move(id, { state: to, version: 1 }, own.client)).status).toBe(403);
  expect((await find(id))?.state).toBe(from);
  const possible = allowed.includes(`${from}>${to}`);
  expect((await move(id, { state: to, version: 1 })).status).toBe(possible ? 200 : 409);
  expect((await find(id))?.state).toBe(possible ? to : from);
});

describe('milestone order', () => {
  test('sorts by phase, then by the chosen order', async () => {
    const project = await createClientProject(server);
    const at = base(project.clientId);
    const order = (body: unknown) => send('POST', `${at}/order`, body, project.manager);
    const scale = await create({ title: 'scale', phase: 'scale' }, project);
    const a = await create({ title: 'a' }, project);
    const b = await create({ title: 'b' }, project);
    const c = await create({ title: 'c' }, project);
    const namesOf = async (answer: Response) =>
      (await answer.json()).data.map(({ title }: Milestone) => title);
    expect(await namesOf(await order({ id: c.id, after: null }))).toEqual(['c', 'a', 'b', 'scale']);
    expect(await namesOf(await order({ id: c.id, after: a.id }))).toEqual(['a', 'c', 'b', 'scale']);
    // Reordering doesn't conflict with a manager who is editing a milestone.
    const edited = fields({ title: 'b', phase: 'scale', version: 1 });
    expect((await send('PATCH', `${at}/${b.id}`, edited, project.manager)).status).toBe(200);
    expect((await plan(project.manager, project.clientId)).map(({ title }) => title)).toEqual([
      'a',
      'c',
      'scale',
      'b',
    ]);
    const refused = await order({ id: a.id, after: scale.id });
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()).errors)).toEqual(['after']);
    const foreign = await create({ title: 'foreign' });
    expect((await order({ id: foreign.id, after: null })).status).toBe(404);
    expect((await order({ id: a.id, after: foreign.id })).status).toBe(400);
  });
});

describe('plan access', () => {
  const calls = (id: string): [method: string, path: string, body: unknown][] => [
    ['POST', base(), fields()],
    ['PATCH', `${base()}/${id}`, fields({ version: 1 })],
    ['POST', `${base()}/${id}/state`, { state: 'in-progress', version: 1 }],
    ['POST', `${base()}/order`, { id, after: null }],
    ['PATCH', `/api/clients/${own.clientId}/project`, { phase: 'audit', blockedReason: null, version: 1 }],
  ];

  test('lets the client’s people, their manager and admins read', async () => {
    const status = async (headers: Headers, clientId = own.clientId) =>
      (await server.request(base(clientId), { headers })).status;
    expect(await status(own.client)).toBe(200);
    expect(await status(own.manager)).toBe(200);
    expect(await status(admin)).toBe(200);
    expect(await status({})).toBe(401);
    expect(await status(other.client)).toBe(404);
    expect(await status(other.manager)).toBe(404);
  });

  test('lets the manager and admins make changes, and returns 404 to other managers', async () => {
    const { id } = await create();
    for (const [method, path, body] of calls(id)) {
      const statusOf = async (as: Headers) => (await send(method, path, body, as)).status;
      expect(await statusOf({}), path).toBe(401);
      expect(await statusOf(own.client), path).toBe(403);
      expect(await statusOf(other.manager), path).toBe(404);
    }
    const [outcome] = (
      await (await send('POST', `${base()}/actions`, { action: 'delete', ids: [id] }, other.manager)).json()
    ).outcomes;
    expect(outcome.problem).toBe('Milestone not found.');
    // It isn't found under another client either, even by an admin who can see both.
    const elsewhere = `${base(other.clientId)}/${id}`;
    expect((await send('PATCH', elsewhere, fields({ version: 1 }), admin)).status).toBe(404);
    expect(await find(id)).toMatchObject({ version: 1, state: 'planned' });
    expect((await send('PATCH', `${base()}/${id}`, fields({ version: 1 }), admin)).status).toBe(200);
  });
});

describe('project', () => {
  const path = () => `/api/clients/${own.clientId}/project`;
  const read = async (as: Headers) => (await (await server.request(path(), { headers: as })).json()).project;

  const pairsOfPhases = phases.flatMap((from) => phases.map((to) => [from, to] as const));
  const nextTo = ['audit>optimize', 'optimize>scale', 'scale>optimize', 'optimize>audit'];

  test.for(pairsOfPhases)('follows the state table from phase %s to %s', async ([from, to]) => {
    const { db } = server.database;
    const [row] = await db
      .update(projects)
      .set({ phase: from })
      .where(eq(projects.id, own.projectId))
      .returning({ version: projects.version });
    const body = { phase: to, blockedReason: null, version: row?.version };
    expect((await send('PATCH', path(), body, own.client)).status).toBe(403);
    const possible = from === to || nextTo.includes(`${from}>${to}`);
    expect((await send('PATCH', path(), body)).status).toBe(possible ? 200 : 409);
    expect((await read(own.client)).phase).toBe(possible ? to : from);
  });

  test('hides the block and its reason from the client', async () => {
    const { version, phase } = await read(own.manager);
    const known = (await liveTopicsOf(server, own.clientId)).length;
    const body = { phase, blockedReason: 'No access to the mailbox.', version };
    expect((await send('PATCH', path(), body)).status).toBe(200);
    expect((await read(own.manager)).blocked).toEqual({
      reason: 'No access to the mailbox.',
      since: start.toISOString(),
    });
    expect((await read(own.client)).blocked).toBeNull();
    expect((await liveTopicsOf(server, own.clientId)).slice(known)).toEqual(['project']);
    expect((await send('PATCH', path(), body)).status).toBe(409);
    const without = await send('PATCH', path(), { ...body, blockedReason: ' ', version: version + 1 });
    expect(Object.keys((await without.json()).errors)).toEqual(['blockedReason']);
  });
});

test('reads a plan in five queries, however long it is', async () => {
  const project = await createClientProject(server);
  const { db } = server.database;
  let queries = 0;
  const counted = new Proxy(db, {
    get: (target, name) => {
      if (name === 'select') queries += 1;
      return Reflect.get(target, name);
    },
  });
  const service = createMilestonesService({
    db: counted,
    events: { record: async () => undefined },
    now: () => start,
  });
  const caller = { kind: 'manager', personId: project.managerId, sessionId: 'none' } as const;
  for (const length of [1, 12]) {
    for (let index = 0; index < length; index += 1) {
      const { id } = await create({ title: `Step ${index}` }, project);
      await db.insert(deliverables).values([
        { milestoneId: id, title: 'One', stateSince: start },
        { milestoneId: id, title: 'Two', stateSince: start },
      ]);
    }
    queries = 0;
    expect((await service.list(caller, project.clientId)).data.length).toBeGreaterThanOrEqual(length);
    expect(queries).toBe(5);
  }
});
