import { randomUUID } from 'node:crypto';
import type { Story } from '@uplift/data-client/contract/admin';
import type { Measurement, Results, StoryConsent } from '@uplift/data-client/contract/project';
import { calculate } from '@uplift/roi-engine';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addWeeks } from '../../calendar.ts';
import {
  accountUsers,
  caseStudies,
  clientPeople,
  clients,
  liveChanges,
  measurements,
  projects,
} from '../../database/schema/index.ts';
import { demoPeople } from '../../database/seed/demo-accounts.ts';
import { addPerson, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Headers = Record<string, string>;

/** A Wednesday. Its week began on June 1. */
const today = '2026-06-03';
const thisWeek = '2026-06-01';
/** Also a Wednesday. */
const startedOn = '2026-04-15';
const unknownId = '00000000-0000-4000-8000-0000000000ff';

const input = {
  currentRevenue: 2_400_000,
  totalHeadCount: 30,
  busyWorkEmployees: 5,
  hoursPerWeek: 10,
  hourlyRate: 28,
};

let server: TestServer;
let admin: Headers;
let manager: Headers;
let managerId: string;
let otherManager: Headers;
/** A person of another client, with access to no other. */
let stranger: Headers;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(`${today}T12:00:00Z`) });
  const [one, other] = [await addPerson(server, 'manager'), await addPerson(server, 'manager')];
  managerId = one.id;
  admin = (await signInTo(server, 'admin')).headers;
  manager = (await signInTo(server, 'manager', { email: one.email })).headers;
  otherManager = (await signInTo(server, 'manager', { email: other.email })).headers;
  stranger = (await signInTo(server, 'client')).headers;
});
afterAll(() => server.close());

const send = (method: string, path: string, body: unknown, as: Headers) =>
  server.request(path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...as },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

interface TestClient {
  id: string;
  company: string;
  path: string;
  personId: string;
}

/** Creates a client of the manager with only a project and a person. */
async function createClient(): Promise<TestClient> {
  const { db } = server.database;
  const company = `Company ${randomUUID()}`;
  const [added] = await db.insert(clients).values({ company, managerId }).returning({ id: clients.id });
  const id = added?.id ?? '';
  await db.insert(projects).values({ clientId: id, name: 'Work', phase: 'optimize', startedOn });
  const [demo] = await db.select().from(accountUsers).where(eq(accountUsers.id, demoPeople.admin.id));
  const [person] = await db
    .insert(clientPeople)
    .values({
      clientId: id,
      name: 'Kim Brook',
      email: `${randomUUID()}@people.example`,
      passwordHash: demo?.passwordHash ?? null,
    })
    .returning({ id: clientPeople.id });
  return { id, company, path: `/api/clients/${id}/measurements`, personId: person?.id ?? '' };
}

async function signInOf({ personId }: TestClient): Promise<Headers> {
  const [person] = await server.database.db
    .select({ email: clientPeople.email })
    .from(clientPeople)
    .where(eq(clientPeople.id, personId));
  return (await signInTo(server, 'client', { email: person?.email ?? '' })).headers;
}

const setBaseline = ({ path }: TestClient, change: Record<string, unknown> = {}, as = manager) =>
  send(
    'PUT',
    `${path}/baseline`,
    { calculation: { input }, agreedOn: '2026-04-10', version: null, ...change },
    as,
  );

const week = (fields: Record<string, unknown> = {}) => ({
  week: '2026-05-04',
  hoursSaved: 6.5,
  revenueEffect: 120,
  note: 'First workflow live.',
  evidence: 'https://sheets.example/week-19',
  ...fields,
});

const add = ({ path }: TestClient, fields: Record<string, unknown> = {}, as = manager) =>
  send('POST', path, week(fields), as);

async function added(client: TestClient, fields: Record<string, unknown> = {}): Promise<Measurement> {
  const answer = await add(client, fields);
  expect(answer.status).toBe(200);
  return answer.json();
}

async function resultsOf({ path }: TestClient, as = manager): Promise<Results> {
  const answer = await server.request(path, { headers: as });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function entriesOf(subjectId: string) {
  const { data } = await (
    await server.request(`/api/admin/audit-log?subjectId=${subjectId}`, { headers: admin })
  ).json();
  return data.map(({ action, before, after }: Record<string, unknown>) => ({ action, before, after }));
}

const liveChangesOf = ({ id }: TestClient) =>
  server.database.db.$count(
    liveChanges,
    and(eq(liveChanges.clientId, id), eq(liveChanges.topic, 'measurements')),
  );

describe('measured week', () => {
  test('is visible to the client, the manager and admins with its results', async () => {
    const client = await createClient();
    expect((await setBaseline(client)).status).toBe(200);
    const before = await liveChangesOf(client);
    const measured = await added(client);
    expect(measured).toEqual({ ...week(), id: measured.id, version: 1 });
    expect(await liveChangesOf(client)).toBe(before + 1);
    const results = await resultsOf(client);
    expect(results).toMatchObject({
      today,
      currentWeek: thisWeek,
      project: { startedOn, firstWeek: '2026-04-13' },
      weeks: [{ ...measured, value: 302, cumulativeValue: 302 }],
      totals: { hours: 6.5, revenueEffect: 120, value: 302 },
      guarantee: { state: 'met', week: '2026-05-04', hoursSaved: 6.5, late: false },
      agreedHours: { hoursPerWeek: 11, state: 'open', bestHours: 6.5 },
      breakEven: { fee: 9_000, measuredWeek: null },
    });
    expect(results.baseline?.forecastPerYear).toBeCloseTo(calculate(input).totalAnnualValue, 2);
    expect(await resultsOf(client, admin)).toEqual(results);
    expect(await resultsOf(client, await signInOf(client))).toEqual(results);
    expect(await entriesOf(measured.id)).toEqual([
      { action: 'measurement.created', before: {}, after: week() },
    ]);
  });

  test('returns 409 when the week changed since it was read', async () => {
    const client = await createClient();
    const { id } = await added(client);
    const path = `${client.path}/${id}`;
    const corrected = await send('PATCH', path, week({ hoursSaved: 7, note: '', version: 1 }), admin);
    expect(await corrected.json()).toMatchObject({ hoursSaved: 7, note: '', version: 2 });
    const late = await send('PATCH', path, week({ hoursSaved: 8, version: 1 }), manager);
    expect(late.status).toBe(409);
    expect((await late.json()).errors).toBeUndefined();
    expect((await resultsOf(client)).weeks).toMatchObject([{ hoursSaved: 7, value: null }]);
    expect((await entriesOf(id))[0]).toEqual({
      action: 'measurement.updated',
      before: { hoursSaved: 6.5, note: 'First workflow live.' },
      after: { hoursSaved: 7, note: '' },
    });
  });

  test('keeps its note and evidence in an update without them', async () => {
    const client = await createClient();
    const { id } = await added(client);
    const { note: _note, evidence: _evidence, ...change } = week({ hoursSaved: 7, version: 1 });
    const corrected = await send('PATCH', `${client.path}/${id}`, change, manager);
    expect(await corrected.json()).toEqual({ ...week({ hoursSaved: 7 }), id, version: 2 });
    expect((await entriesOf(id))[0]).toMatchObject({ before: { hoursSaved: 6.5 }, after: { hoursSaved: 7 } });
  });

  test('exists once, even when another week is moved to it or restored from the trash', async () => {
    const client = await createClient();
    const first = await added(client);
    const twice = await add(client);
    expect(twice.status).toBe(409);
    expect(Object.keys((await twice.json()).errors)).toEqual(['week']);
    const other = await added(client, { week: '2026-05-11' });
    const moved = await send('PATCH', `${client.path}/${other.id}`, week({ version: 1 }), manager);
    expect(moved.status).toBe(409);
    const act = async (action: string, id: string) =>
      (await (await send('POST', `${client.path}/actions`, { action, ids: [id] }, manager)).json()).outcomes;
    expect(await act('delete', first.id)).toEqual([{ id: first.id, problem: null }]);
    expect((await resultsOf(client)).weeks.map(({ id }) => id)).toEqual([other.id]);
    const recreated = await added(client);
    expect((await act('restore', first.id))[0].problem).toMatch(/already has a measurement/);
    await act('delete', recreated.id);
    expect(await act('restore', first.id)).toEqual([{ id: first.id, problem: null }]);
    expect((await resultsOf(client)).weeks.map(({ id }) => id)).toEqual([first.id, other.id]);
    expect((await entriesOf(first.id)).map(({ action }: { action: string }) => action)).toEqual([
      'measurement.restored',
      'measurement.deleted',
      'measurement.created',
    ]);
  });

  test.for([
    ['a week that has not begun', { week: '2026-06-08' }, 'week', /hasn’t started/],
    ['a day that is no Monday', { week: '2026-05-06' }, 'week', /2026-05-04/],
    ['a day that is none', { week: '2026-02-30' }, 'week', /doesn’t exist/],
    ['something else than a day', { week: 'last week' }, 'week', /Monday/],
    ['a week before the project', { week: '2026-04-06' }, 'week', /starts on 2026-04-15/],
    ['less than nothing', { hoursSaved: -1 }, 'hoursSaved', /0 or more/],
    ['more than the people could work', { hoursSaved: 1_800.01 }, 'hoursSaved', /1,800 hours/],
    ['hours beyond all reason', { hoursSaved: 1e300 }, 'hoursSaved', /too high for one week/],
    ['seconds', { hoursSaved: 1.234 }, 'hoursSaved', /two decimals/],
    ['hours in words', { hoursSaved: 'six' }, 'hoursSaved', /hours/],
    ['more than a year earns', { revenueEffect: 2_400_001 }, 'revenueEffect', /whole year/],
    ['a loss of more than a year', { revenueEffect: -2_400_001 }, 'revenueEffect', /whole year/],
    ['cents', { revenueEffect: 1.5 }, 'revenueEffect', /whole amount in US dollars/],
    ['a link that is no https', { evidence: 'javascript:alert(1)' }, 'evidence', /https/],
    ['a note without end', { note: 'x'.repeat(2_001) }, 'note', /2000/],
  ] as const)('returns 400 for %s', async ([, fields, field, message]) => {
    const client = await createClient();
    await setBaseline(client);
    const answer = await add(client, fields);
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field][0]).toMatch(message);
    expect((await resultsOf(client)).weeks).toEqual([]);
  });

  test('can be the current week, the start week, and the maximum hours of all people', async () => {
    const client = await createClient();
    await setBaseline(client);
    await added(client, { week: thisWeek, hoursSaved: 1_800 });
    await added(client, { week: '2026-04-13', revenueEffect: -2_400_000, evidence: 'Note: time sheets' });
    expect((await resultsOf(client)).weeks).toHaveLength(2);
  });

  test('is removed permanently after 30 days in the trash', async () => {
    const client = await createClient();
    const { id } = await added(client);
    await server.database.db
      .update(measurements)
      .set({ deletedAt: new Date('2026-05-01T00:00:00Z') })
      .where(eq(measurements.id, id));
    await server.jobs.enqueue('clean-up', {});
    await expect.poll(() => server.database.db.$count(measurements, eq(measurements.id, id))).toBe(0);
  });
});

describe('baseline', () => {
  test('is set once, logs corrections with the old values, and returns 409 for an old version', async () => {
    const client = await createClient();
    expect((await setBaseline(client)).status).toBe(200);
    expect((await setBaseline(client)).status).toBe(409);
    const calculation = { input: { ...input, hourlyRate: 30 }, assumptions: { investment: 12_000 } };
    const corrected = await setBaseline(client, { calculation, version: 1 }, admin);
    expect(await corrected.json()).toMatchObject({ calculation, agreedOn: '2026-04-10', version: 2 });
    expect((await setBaseline(client, { version: 1 })).status).toBe(409);
    expect((await resultsOf(client)).breakEven?.fee).toBe(12_000);
    const [entry] = await entriesOf(client.id);
    expect(entry).toMatchObject({
      action: 'baseline.updated',
      before: { hourlyRate: 28 },
      after: { hourlyRate: 30, investment: 12_000 },
    });
    expect(entry.after).not.toHaveProperty('currentRevenue');
    expect(await liveChangesOf(client)).toBe(2);
  });

  test.for([
    [{ input: { ...input, currentRevenue: 9_999 } }, 'calculation.input.currentRevenue', /\$10,000/],
    [
      { input: { ...input, busyWorkEmployees: 31 } },
      'calculation.input.busyWorkEmployees',
      /total head count/,
    ],
    [{ input, assumptions: { investment: -1 } }, 'calculation.assumptions.investment', /from 0/],
    [{ input, assumptions: { luck: 1 } }, 'calculation.assumptions.luck', /no such assumption/],
    [{ input, assumptions: { toString: 1 } }, 'calculation.assumptions.toString', /no such assumption/],
  ] as const)(
    'returns 400 for input that the calculator would reject: %#',
    async ([calculation, field, message]) => {
      const client = await createClient();
      const answer = await setBaseline(client, { calculation });
      expect(answer.status).toBe(400);
      const { errors } = await answer.json();
      expect(Object.keys(errors)).toEqual([field]);
      expect(errors[field][0]).toMatch(message);
      expect((await resultsOf(client)).baseline).toBeNull();
    },
  );

  test.for(['2026-06-04', '2026-02-30', 'yesterday'])('rejects the agreement date %s', async (agreedOn) => {
    const answer = await setBaseline(await createClient(), { agreedOn });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual(['agreedOn']);
  });
});

test('returns 404 to other managers and clients, and 403 for changes by the client’s people', async () => {
  const client = await createClient();
  await setBaseline(client);
  const { id } = await added(client);
  const other = await createClient();
  const calls = [
    ['GET', client.path],
    ['GET', `${client.path}/export`],
    ['GET', `${client.path}/story-consent`],
    ['POST', client.path, week({ week: '2026-05-11' })],
    ['PATCH', `${client.path}/${id}`, week({ version: 1 })],
    ['POST', `${client.path}/actions`, { action: 'delete', ids: [id] }],
    ['PUT', `${client.path}/baseline`, { calculation: { input }, agreedOn: '2026-04-10', version: 1 }],
    ['POST', `${client.path}/story-consent`],
  ] as const;
  const own = await signInOf(client);
  for (const [method, path, body] of calls) {
    const statusAs = async (headers: Headers) => [
      method,
      path,
      (await send(method, path, body, headers)).status,
    ];
    expect(await statusAs(otherManager)).toEqual([method, path, 404]);
    expect(await statusAs(stranger)).toEqual([method, path, method === 'GET' ? 404 : 403]);
    expect(await statusAs({})).toEqual([method, path, 401]);
    expect(await statusAs(own)).toEqual([method, path, method === 'GET' ? 200 : 403]);
  }
  const theirs = `${other.path}/${id}`;
  expect((await send('PATCH', theirs, week({ version: 1 }), manager)).status).toBe(404);
  const acted = await send(
    'POST',
    `${other.path}/actions`,
    { action: 'delete', ids: [id, unknownId] },
    manager,
  );
  expect((await acted.json()).outcomes).toEqual([
    { id, problem: 'Measured week not found.' },
    { id: unknownId, problem: 'Measured week not found.' },
  ]);
  expect((await send('PUT', `${client.path}/story-consent`, { given: true }, stranger)).status).toBe(404);
  expect((await resultsOf(client)).weeks).toMatchObject([{ id, version: 1 }]);
});

test('exports three years of weeks as a CSV file without formulas', async () => {
  const client = await createClient();
  const { db } = server.database;
  await db
    .update(projects)
    .set({ startedOn: addWeeks(thisWeek, -155) })
    .where(eq(projects.clientId, client.id));
  await setBaseline(client);
  await db.insert(measurements).values(
    Array.from({ length: 156 }, (_, index) => ({
      clientId: client.id,
      week: addWeeks(thisWeek, -index),
      hoursSaved: 2,
      revenueEffect: -5,
      note: index === 0 ? '=HYPERLINK("https://evil.example")' : '',
      evidence: index === 0 ? '-1, "quoted"' : '',
    })),
  );
  const { weeks, course, totals } = await resultsOf(client);
  expect(weeks).toHaveLength(156);
  expect(course).toHaveLength(156);
  expect(totals.value).toBe(156 * 51);
  const answer = await server.request(`${client.path}/export`, { headers: await signInOf(client) });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Results of ${client.company}, ${today}.csv"`,
  );
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(157);
  expect(lines[1]).toBe(`${addWeeks(thisWeek, -155)},2,-5,51,51,,`);
  expect(lines.at(-1)).toBe(
    `${thisWeek},2,-5,51,7956,"'=HYPERLINK(""https://evil.example"")","'-1, ""quoted"""`,
  );
});

describe('success story of a client', () => {
  const consentPath = ({ path }: TestClient) => `${path}/story-consent`;
  const ask = (client: TestClient, as = manager) => send('POST', consentPath(client), undefined, as);
  const answerWith = (client: TestClient, given: boolean, as: Headers) =>
    send('PUT', consentPath(client), { given }, as);
  const draft = ({ id }: TestClient) =>
    send('POST', '/api/admin/success-stories/from-client', { clientId: id }, admin);
  const publish = ({ id, version }: Story) =>
    send('POST', `/api/admin/success-stories/${id}/publish`, { version }, admin);

  /** Creates a client with a measured month that agrees to a story. */
  async function createAgreeing(): Promise<{ client: TestClient; own: Headers }> {
    const client = await createClient();
    const own = await signInOf(client);
    await setBaseline(client);
    for (const [index, hoursSaved] of [2, 6, 8, 10, 12].entries())
      await added(client, { week: addWeeks('2026-05-04', index), hoursSaved, revenueEffect: 1_000 });
    expect((await ask(client)).status).toBe(200);
    expect((await answerWith(client, true, own)).status).toBe(200);
    return { client, own };
  }

  /** Adds the texts to a story that only a person can write. */
  async function complete({ id, version, fields }: Story): Promise<Story> {
    const words = { industry: 'Services', challenge: 'Paper.', approach: 'Tablets.', result: 'Time.' };
    const body = { version, fields: { ...fields, ...words, slug: `story-${randomUUID()}` } };
    return (await send('PATCH', `/api/admin/success-stories/${id}`, body, admin)).json();
  }

  test('starts with the measured figures once the client has agreed', async () => {
    const { client } = await createAgreeing();
    const answer = await draft(client);
    expect(answer.status).toBe(200);
    const story: Story = await answer.json();
    expect(story).toMatchObject({ state: 'draft', publishedAt: null });
    expect(story.fields).toMatchObject({
      title: `${client.company} gets 9 hours a week back`,
      timeFrame: '8 weeks',
      hoursSaved: 9,
      savings: 9 * 28 * 52,
      efficiency: 18,
      revenueBoost: 2.2,
      challenge: '',
      measurements: [
        { name: 'Busy work', unit: 'hours a week', before: 50, after: 41 },
        { name: 'Cost of busy work', unit: 'USD a week', before: 1_400, after: 1_148 },
      ],
    });
  });

  test('returns 409 without consent or without figures, each with its reason', async () => {
    const client = await createClient();
    const own = await signInOf(client);
    const reason = async () => {
      const answer = await draft(client);
      expect(answer.status).toBe(409);
      return (await answer.json()).message;
    };
    expect(await reason()).toMatch(/has not agreed/);
    await ask(client);
    expect(await reason()).toMatch(/has not agreed/);
    await answerWith(client, true, own);
    expect(await reason()).toMatch(/needs a baseline and at least one measured week/);
    await answerWith(client, false, own);
    expect(await reason()).toMatch(/has not agreed/);
    const gone = await send('POST', '/api/admin/success-stories/from-client', { clientId: unknownId }, admin);
    expect(gone.status).toBe(404);
  });

  test('is published only while the client agrees', async () => {
    const { client, own } = await createAgreeing();
    const story = await complete(await (await draft(client)).json());
    const published: Story = await (await publish(story)).json();
    expect(published.state).toBe('published');
    const onSite = async () => (await server.request(`/api/case-studies/${published.slug}`)).status;
    expect(await onSite()).toBe(200);
    expect((await answerWith(client, false, own)).status).toBe(200);
    expect(await onSite()).toBe(410);
    const read = async (): Promise<Story> =>
      (await server.request(`/api/admin/success-stories/${story.id}`, { headers: admin })).json();
    expect((await read()).state).toBe('draft');
    const refused = await publish(await read());
    expect(refused.status).toBe(409);
    expect((await refused.json()).message).toMatch(/withdrew its consent/);
    await answerWith(client, true, own);
    expect((await publish(await read())).status).toBe(200);

    // A story restored from the trash isn't published without consent either.
    const act = (action: string) =>
      send('POST', '/api/admin/success-stories/actions', { action, ids: [story.id] }, admin);
    await act('delete');
    await answerWith(client, false, own);
    await act('restore');
    expect((await read()).state).toBe('draft');
    await server.database.db.delete(caseStudies).where(eq(caseStudies.id, story.id));
    await server.contentChanged();
  });

  test('records who asked for consent, who answered, and when', async () => {
    const client = await createClient();
    const own = await signInOf(client);
    const read = async (as: Headers): Promise<StoryConsent> =>
      (await server.request(consentPath(client), { headers: as })).json();
    expect(await read(own)).toEqual({ state: 'none', asked: null, answered: null });
    expect((await answerWith(client, true, own)).status).toBe(409);
    const at = `${today}T12:00:00.000Z`;
    const asked = { by: 'Robin Vale', at };
    expect(await (await ask(client)).json()).toEqual({ state: 'asked', asked, answered: null });
    expect((await ask(client, admin)).status).toBe(409);
    expect(await (await answerWith(client, true, own)).json()).toEqual({
      state: 'given',
      asked,
      answered: { by: 'Kim Brook', at },
    });
    expect((await answerWith(client, true, own)).status).toBe(409);
    expect((await answerWith(client, true, manager)).status).toBe(403);
    expect(await read(admin)).toEqual(await read(own));
    expect((await entriesOf(client.id)).map(({ action }: { action: string }) => action)).toEqual([
      'story-consent.given',
      'story-consent.asked',
    ]);
    expect(await liveChangesOf(client)).toBe(2);
  });
});
