import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clientPeople,
  clients,
  events,
  leads,
  liveChanges,
  milestones,
  projects,
  roiBaselines,
} from '../../database/schema/index.ts';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { linkIn, mailTo, readOutbox } from '../../testing/outbox.ts';
import { addPerson, signInTo } from '../../testing/signed-in.ts';
import { demoPassword, startTestServer, type TestServer } from '../../testing/test-server.ts';

const now = new Date('2026-06-01T12:00:00Z');
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  headers = (await signInTo(server, 'admin')).headers;
});
afterAll(() => server.close());

const calculation = {
  input: {
    currentRevenue: 1_000_000,
    totalHeadCount: 10,
    busyWorkEmployees: 2,
    hoursPerWeek: 10,
    hourlyRate: 25,
  },
  assumptions: {},
};

async function addLead(fields: Partial<typeof leads.$inferInsert> = {}) {
  const [lead] = await server.database.db
    .insert(leads)
    .values({
      source: 'audit',
      state: 'new',
      email: `rosa-${randomUUID()}@harbor.example`,
      name: 'Rosa Lindqvist',
      company: 'Harbor HVAC',
      companySize: '10-24',
      timeSink: 'Typing work orders',
      calculation,
      suspicions: [],
      announcedAt: now,
      createdAt: now,
      ...fields,
    })
    .returning();
  if (!lead) throw new Error('No lead was added.');
  return lead;
}

const quarantined: Partial<typeof leads.$inferInsert> = {
  state: 'spam',
  suspicions: ['filled in too fast'],
  announcedAt: null,
};

const read = async (path: string) => (await server.request(path, { headers })).json();
const list = (query: string) => read(`/api/admin/leads?pageSize=100&${query}`);
const send = (method: string, path: string, body: unknown, as = headers) =>
  server.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...as },
    body: JSON.stringify(body),
  });
const setState = (id: string, state: string, version: number, as = headers) =>
  send('PATCH', `/api/admin/leads/${id}`, { state, version }, as);
const act = (action: string, ids: readonly string[], as = headers) =>
  send('POST', '/api/admin/leads/actions', { action, ids }, as);
const entriesOf = async (id: string) => (await read(`/api/admin/audit-log?subjectId=${id}`)).data;
const eventsOf = async (id: string) =>
  (await server.database.db.select().from(events)).filter(({ data }) => data.id === id);

describe('lead inbox', () => {
  test('lists the latest lead first, without the long texts', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const older = await addLead({ company: word, createdAt: new Date(now.getTime() - 60_000) });
    const newer = await addLead({ company: word, name: null });
    const { data, total } = await list(`q=${word}`);
    expect(total).toBe(2);
    expect(data.map(({ id }: { id: string }) => id)).toEqual([newer.id, older.id]);
    expect(data[0]).toEqual({
      id: newer.id,
      name: newer.email,
      email: newer.email,
      company: word,
      source: 'audit',
      state: 'new',
      heldBack: false,
      createdAt: now.toISOString(),
      version: 1,
    });
    const turned = await list(`q=${word}&sort=createdAt`);
    expect(turned.data.map(({ id }: { id: string }) => id)).toEqual([older.id, newer.id]);
  });

  test('filters by state and source, and searches by name, company and address', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const spam = await addLead({ ...quarantined, name: `Ann ${word}` });
    const report = await addLead({ source: 'report', email: `${word}@b.example`, name: null, company: null });
    const ids = async (query: string) => (await list(query)).data.map(({ id }: { id: string }) => id);
    expect(await ids(`q=${word}&state=spam`)).toEqual([spam.id]);
    expect(await ids(`q=${word}&state=new,spam&source=report`)).toEqual([report.id]);
    expect(await ids(`q=ann%20${word.slice(0, 6)}`)).toEqual([spam.id]);
  });

  test('finds an international address as typed and as stored', async () => {
    const person = `w${randomUUID().slice(0, 8)}`;
    const { id } = await addLead({ email: `${person}@xn--mnchen-3ya.de` });
    for (const domain of ['münchen.de', 'xn--mnchen-3ya.de']) {
      const { data } = await list(`q=${encodeURIComponent(`${person}@${domain}`)}`);
      expect(data).toMatchObject([{ id }]);
    }
  });

  test.for([
    ['state=open', 'state.0'],
    ['source=', 'source.0'],
    ['sort=name', 'sort'],
  ] as const)('returns 400 for ?%s with an error for %s', async ([query, field]) => {
    const answer = await server.request(`/api/admin/leads?${query}`, { headers });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });

  test('is available only to admins', async () => {
    const { id } = await addLead();
    const manager = (await signInTo(server, 'manager')).headers;
    for (const [as, status] of [
      [{}, 401],
      [manager, 403],
    ] as const) {
      expect((await server.request('/api/admin/leads', { headers: as })).status).toBe(status);
      expect((await server.request(`/api/admin/leads/${id}`, { headers: as })).status).toBe(status);
      expect((await setState(id, 'lost', 1, as)).status).toBe(status);
      expect((await act('lost', [id], as)).status).toBe(status);
      expect((await send('POST', `/api/admin/leads/${id}/win`, {}, as)).status).toBe(status);
    }
  });
});

describe('lead state', () => {
  test('is set and logged, and increments the version', async () => {
    const { id } = await addLead();
    const answer = await setState(id, 'contacted', 1);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ state: 'contacted', version: 2, calculation });
    expect(await entriesOf(id)).toMatchObject([
      { action: 'lead.state-set', before: { state: 'new' }, after: { state: 'contacted' } },
    ]);
  });

  test('returns 409 when the lead changed since it was read', async () => {
    const { id } = await addLead();
    const answers = await Promise.all([setState(id, 'contacted', 1), setState(id, 'lost', 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  test('announces a held-back lead once when set to new', async () => {
    const { id, email } = await addLead(quarantined);
    expect(await eventsOf(id)).toEqual([]);
    expect((await setState(id, 'new', 1)).status).toBe(200);
    expect((await mailTo(server, email))[0]?.subject).toBe('We received your audit request');
    expect(await eventsOf(id)).toMatchObject([{ type: 'lead.created' }]);
    expect((await setState(id, 'spam', 2)).status).toBe(200);
    expect((await setState(id, 'new', 3)).status).toBe(200);
    expect(await eventsOf(id)).toHaveLength(1);
    const toTeam = (await readOutbox(server.config)).filter(({ replyTo }) =>
      replyTo?.some(({ address }) => address === email),
    );
    expect(toTeam.length).toBeLessThanOrEqual(1);
  });

  test('sends the report of a held-back request when set to new', async () => {
    const { id, email } = await addLead({ ...quarantined, source: 'report', name: null, company: null });
    expect((await setState(id, 'new', 1)).status).toBe(200);
    expect((await mailTo(server, email))[0]?.subject).toContain('a year');
  });

  test('is set for many leads, with an outcome for each', async () => {
    const [one, held] = [await addLead(), await addLead(quarantined)];
    const unknownId = randomUUID();
    expect(await (await act('contacted', [one.id, held.id, unknownId])).json()).toEqual({
      outcomes: [
        { id: one.id, problem: null },
        { id: held.id, problem: 'This lead is held back as possible spam. Mark it as new first.' },
        { id: unknownId, problem: 'Lead not found.' },
      ],
    });
    // Setting the previous state undoes the action.
    await act('new', [one.id]);
    expect((await read(`/api/admin/leads/${one.id}`)).state).toBe('new');
  });

  test.for([
    [{ state: 'won', version: 1 }, 'state'],
    [{ state: 'lost', version: 0 }, 'version'],
  ] as const)('returns 400 for %j with an error for %s', async ([body, field]) => {
    const { id } = await addLead();
    const answer = await send('PATCH', `/api/admin/leads/${id}`, body);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect((await setState(randomUUID(), 'lost', 1)).status).toBe(404);
  });
});

describe('converting a lead', () => {
  const clientOf = (email: string, changes: Record<string, unknown> = {}) => ({
    version: 1,
    company: 'Harbor HVAC',
    name: 'Rosa Lindqvist',
    email,
    managerId: demoPeople.manager.id,
    templateId: 'whole-program',
    startsOn: '2026-06-08',
    baseline: calculation,
    ...changes,
  });
  const win = (id: string, body: unknown) => send('POST', `/api/admin/leads/${id}/win`, body);

  test('creates a client with manager, project and baseline, whose first person can sign in', async () => {
    const { id, email } = await addLead();
    const answer = await win(id, clientOf(email));
    expect(answer.status).toBe(200);
    const { state, client } = await answer.json();
    expect({ state, company: client.company }).toEqual({ state: 'won', company: 'Harbor HVAC' });
    const { db } = server.database;
    expect(await db.select().from(clients).where(eq(clients.id, client.id))).toMatchObject([
      { company: 'Harbor HVAC', managerId: demoPeople.manager.id },
    ]);
    const [project] = await db.select().from(projects).where(eq(projects.clientId, client.id));
    expect(project).toMatchObject({ phase: 'audit', startedOn: '2026-06-08', name: 'Audit, build and grow' });
    const steps = await db
      .select()
      .from(milestones)
      .where(eq(milestones.projectId, project?.id ?? ''))
      .orderBy(asc(milestones.position));
    expect(new Set(steps.map(({ phase }) => phase))).toEqual(new Set(['audit', 'optimize', 'scale']));
    expect(steps[0]).toMatchObject({ position: 0, dueOn: '2026-06-10', completedAt: null });
    expect(steps.at(-1)?.dueOn).toBe('2026-09-06');
    expect(await db.select().from(roiBaselines).where(eq(roiBaselines.clientId, client.id))).toMatchObject([
      { calculation, forecastPerYear: 44_820, agreedOn: '2026-06-01' },
    ]);
    expect(await eventsOf(client.id)).toMatchObject([{ type: 'client.created' }]);
    expect(await entriesOf(client.id)).toMatchObject([{ action: 'client.created' }]);
    expect(await db.select().from(liveChanges).where(eq(liveChanges.clientId, client.id))).toMatchObject([
      { topic: 'project' },
    ]);
    expect(await entriesOf(id)).toMatchObject([{ action: 'lead.won', after: { clientId: client.id } }]);

    const { kind, token } = linkIn((await mailTo(server, email))[0]);
    expect(kind).toBe('invite');
    const accepted = await server.post('/api/auth/reset-password', { kind, token, password: demoPassword });
    expect(accepted.status).toBe(200);
    expect((await signInTo(server, 'client', { email })).answer.status).toBe(200);
  });

  test('stores what the lead calculated with the project, also if another baseline is agreed', async () => {
    const { id, email } = await addLead();
    const agreed = { ...calculation, assumptions: { investment: 12_000 } };
    const { client } = await (await win(id, clientOf(email, { baseline: agreed }))).json();
    const { db } = server.database;
    const [project] = await db.select().from(projects).where(eq(projects.clientId, client.id));
    expect(project?.estimate).toEqual(calculation);
  });

  test('leaves out a calculation in another currency, because projects are in dollars', async () => {
    const { id, email } = await addLead({ calculation: { ...calculation, currency: 'EUR' } });
    const { client } = await (await win(id, clientOf(email, { baseline: null }))).json();
    const { db } = server.database;
    const [project] = await db.select().from(projects).where(eq(projects.clientId, client.id));
    expect(project?.estimate).toBeNull();
  });

  test('returns 409 for a second attempt, even a concurrent one', async () => {
    const { id, email } = await addLead({ company: 'Twice Ltd' });
    const answers = await Promise.all([
      win(id, clientOf(email, { company: 'Twice Ltd' })),
      win(id, clientOf(`other-${email}`, { company: 'Twice Ltd' })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await win(id, clientOf(`third-${email}`, { version: 2 }))).status).toBe(409);
    expect(
      await server.database.db.select().from(clients).where(eq(clients.company, 'Twice Ltd')),
    ).toHaveLength(1);
    expect((await setState(id, 'lost', 2)).status).toBe(409);
  });

  test('changes nothing when the person already has an account', async () => {
    const person = await addPerson(server, 'client');
    const { id } = await addLead();
    const answer = await win(id, clientOf(person.email, { company: 'Nothing Behind' }));
    expect(answer.status).toBe(409);
    expect(Object.keys((await answer.json()).errors)).toEqual(['email']);
    const { db } = server.database;
    expect(await db.select().from(clients).where(eq(clients.company, 'Nothing Behind'))).toEqual([]);
    expect((await read(`/api/admin/leads/${id}`)).state).toBe('new');
  });

  test('works without a baseline when nothing was calculated', async () => {
    const { id, email } = await addLead({ calculation: null });
    const { client } = await (await win(id, clientOf(email, { baseline: null }))).json();
    const { db } = server.database;
    expect(await db.select().from(roiBaselines).where(eq(roiBaselines.clientId, client.id))).toEqual([]);
    const people = db
      .select()
      .from(clientPeople)
      .where(and(eq(clientPeople.clientId, client.id), eq(clientPeople.email, email)));
    expect(await people).toHaveLength(1);
  });

  test('returns 409 until a held-back lead is marked as not spam', async () => {
    const { id, email } = await addLead(quarantined);
    expect((await win(id, clientOf(email))).status).toBe(409);
  });

  test.for([
    ['company', ' '],
    ['email', 'not an address'],
    ['managerId', demoPeople.admin.id],
    ['templateId', 'none-such'],
    ['startsOn', '2026-06-31'],
    ['startsOn', '1926-06-08'],
    ['baseline', { ...calculation, input: { ...calculation.input, hoursPerWeek: -1 } }],
  ] as const)('returns 400 for %s %j with an error for the field', async ([field, value]) => {
    const { id, email } = await addLead();
    const answer = await win(id, clientOf(email, { [field]: value }));
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect((await read(`/api/admin/leads/${id}`)).version).toBe(1);
  });

  test('offers templates that cover all phases', async () => {
    const { data } = await read('/api/admin/project-templates');
    for (const { milestones: steps } of data) {
      const days = steps.map(({ dueAfterDays }: { dueAfterDays: number }) => dueAfterDays);
      expect(days).toEqual([...days].sort((one, other) => one - other));
      expect(new Set(steps.map(({ phase }: { phase: string }) => phase)).size).toBe(3);
    }
  });
});
