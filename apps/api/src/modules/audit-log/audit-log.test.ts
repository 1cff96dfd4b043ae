import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { auditLog } from '../../database/schema/index.ts';
import { sessionCookie, signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = Date.parse('2026-06-01T12:00:00Z');
let server: TestServer;
let cookie: string;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(start) });
  const signedIn = await signInTo(server, 'admin');
  headers = signedIn.headers;
  cookie = sessionCookie(signedIn.answer, 'admin');
});
afterAll(() => server.close());

const read = async (path: string) => (await server.request(path, { headers })).json();

type Entry = typeof auditLog.$inferInsert;

/** Adds entries about a subject that no other test uses. */
async function addEntries(entries: readonly Partial<Entry>[], to = server): Promise<string> {
  const subjectId = randomUUID();
  await to.database.db.insert(auditLog).values(
    entries.map((entry) => ({
      occurredAt: new Date(start),
      actorId: randomUUID(),
      actorName: 'Kim Sand',
      action: 'lead.state-set',
      subjectId,
      subjectName: 'Rosa Lindqvist',
      before: { state: 'new' },
      after: { state: 'lost' },
      address: '203.0.113.7',
      ...entry,
    })),
  );
  return subjectId;
}

const ids = async (query: string) =>
  (await read(`/api/admin/audit-log?${query}`)).data.map(({ action }: { action: string }) => action);

test('filters the log by actor, subject and day', async () => {
  const [actorId, otherId] = [randomUUID(), randomUUID()];
  const subjectId = await addEntries([
    { action: 'asset.renamed', actorId: otherId, occurredAt: new Date('2026-05-10T23:59:59Z') },
    { action: 'asset.removed', actorId, occurredAt: new Date('2026-05-11T00:00:00Z') },
    { action: 'lead.won', actorId, occurredAt: new Date('2026-05-12T23:59:59.999Z') },
    { action: 'user.updated', occurredAt: new Date('2026-05-13T00:00:00Z') },
  ]);
  const within = `subjectId=${subjectId}`;
  expect(await ids(`${within}&from=2026-05-11&to=2026-05-12`)).toEqual(['lead.won', 'asset.removed']);
  expect(await ids(`${within}&subject=asset,user`)).toEqual([
    'user.updated',
    'asset.removed',
    'asset.renamed',
  ]);
  expect(await ids(`actorId=${actorId}&subject=asset`)).toEqual(['asset.removed']);
  const ofBoth = `actorId=${actorId},${otherId}`;
  expect(await ids(ofBoth)).toEqual(['lead.won', 'asset.removed', 'asset.renamed']);
  const exported = await server.request(`/api/admin/audit-log/export?${ofBoth}`, { headers });
  expect((await exported.text()).trim().split('\r\n')).toHaveLength(4);
  const { actors, subjects } = await read('/api/admin/audit-log/choices');
  expect(actors).toContainEqual({ id: actorId, name: 'Kim Sand' });
  expect(subjects).toEqual(expect.arrayContaining(['asset', 'lead', 'user']));
});

test('filters by days in the office time zone', async () => {
  const office = await startTestServer({
    environment: { OFFICE_TIME_ZONE: 'America/Los_Angeles' },
    now: () => new Date('2026-03-10T12:00:00Z'),
  });
  onTestFinished(() => office.close());
  // Daylight saving time begins, so this day has 23 hours.
  const subjectId = await addEntries(
    [
      { action: 'asset.renamed', occurredAt: new Date('2026-03-08T07:59:59.999Z') },
      { action: 'asset.removed', occurredAt: new Date('2026-03-08T08:00:00Z') },
      { action: 'lead.won', occurredAt: new Date('2026-03-09T06:59:59.999Z') },
      { action: 'user.updated', occurredAt: new Date('2026-03-09T07:00:00Z') },
    ],
    office,
  );
  const asAdmin = (await signInTo(office, 'admin')).headers;
  const path = `/api/admin/audit-log?subjectId=${subjectId}&from=2026-03-08&to=2026-03-08`;
  const { data }: { data: { action: string }[] } = await (
    await office.request(path, { headers: asAdmin })
  ).json();
  expect(data.map(({ action }) => action)).toEqual(['lead.won', 'asset.removed']);
});

test.for([
  ['from=2026-02-31', 'from'],
  ['to=yesterday', 'to'],
  ['from=0001-01-01', 'from'],
  ['actorId=7', 'actorId.0'],
  ['subject=Lead', 'subject'],
] as const)('returns 400 for ?%s with an error for %s', async ([query, field]) => {
  for (const path of ['/api/admin/audit-log', '/api/admin/audit-log/export']) {
    const answer = await server.request(`${path}?${query}`, { headers });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  }
});

test('exports all entries to a browser that sends only its session cookie', async () => {
  const subjectId = await addEntries(
    Array.from({ length: 1_203 }, (_, index) => ({ occurredAt: new Date(start - index) })),
  );
  const answer = await server.request(`/api/admin/audit-log/export?subjectId=${subjectId}`, {
    headers: { cookie },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines[0]).toBe('When (UTC),Who,Action,What,Before,After,From,Id of who,Id of what');
  expect(lines).toHaveLength(1_204);
  expect(new Set(lines).size).toBe(1_204);
  expect(lines[1]).toContain('2026-06-01T12:00:00.000Z,Kim Sand,lead.state-set,Rosa Lindqvist');
});

test('escapes spreadsheet formulas in the export', async () => {
  const subjectId = await addEntries(
    ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '"quoted", comma'].map((subjectName) => ({
      subjectName,
    })),
  );
  const answer = await server.request(`/api/admin/audit-log/export?subjectId=${subjectId}`, { headers });
  const text = await answer.text();
  for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)']) {
    expect(text).toContain(`,'${formula},`);
    expect(text).not.toContain(`,${formula},`);
  }
  expect(text).toContain(`'\t=1`);
  expect(text).toContain(`'\r=1`);
  expect(text).toContain('"""quoted"", comma"');
});

test('returns 401 or 403 for the export unless the user is an admin', async () => {
  const manager = (await signInTo(server, 'manager')).headers;
  expect((await server.request('/api/admin/audit-log/export')).status).toBe(401);
  expect((await server.request('/api/admin/audit-log/export', { headers: manager })).status).toBe(403);
  expect((await server.request('/api/admin/audit-log/choices', { headers: manager })).status).toBe(403);
});
