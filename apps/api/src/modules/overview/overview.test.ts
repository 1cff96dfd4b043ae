import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addDays } from '../../calendar.ts';
import { clientErrorGroups, leads, pageViews } from '../../database/schema/index.ts';
import { signInTo } from '../../testing/signed-in.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const now = new Date('2026-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const dayAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10);

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  headers = (await signInTo(server, 'admin')).headers;
  const { db } = server.database;
  // The demo data would distort these counts.
  await db.delete(leads);
  await db.delete(pageViews);
  await db.delete(clientErrorGroups);
  const lead = (created: number, fields: Partial<typeof leads.$inferInsert> = {}) => ({
    source: 'audit' as const,
    state: 'new' as const,
    email: 'visitor@b.example',
    suspicions: [],
    announcedAt: now,
    createdAt: daysAgo(created),
    ...fields,
  });
  await db
    .insert(leads)
    .values([
      lead(0),
      lead(29),
      lead(30),
      lead(59),
      lead(60),
      lead(3, { state: 'spam', announcedAt: null, suspicions: ['no stamp'] }),
      lead(45, { state: 'won', decidedAt: daysAgo(2) }),
      lead(46, { state: 'won', decidedAt: daysAgo(40) }),
      lead(5, { state: 'lost', decidedAt: daysAgo(1) }),
    ]);
  await db.insert(pageViews).values([
    { day: dayAgo(0), path: '/', referrer: '', views: 5 },
    { day: dayAgo(0), path: '/pricing', referrer: 'search.example', views: 7 },
    { day: dayAgo(29), path: '/', referrer: 'news.example', views: 4 },
    { day: dayAgo(30), path: '/', referrer: '', views: 10 },
    { day: dayAgo(60), path: '/', referrer: '', views: 100 },
  ]);
  const group = (fingerprint: string, firstSeen: number, resolvedAt: Date | null = null) => ({
    fingerprint,
    message: 'It broke',
    topFrame: '',
    level: 'page' as const,
    occurrences: 3,
    firstSeenAt: daysAgo(firstSeen),
    lastSeenAt: now,
    resolvedAt,
  });
  await db.insert(clientErrorGroups).values([group('one', 1), group('two', 20), group('three', 1, now)]);
});
afterAll(() => server.close());

const read = async (query = '') => {
  const answer = await server.request(`/api/admin/overview${query}`, { headers });
  expect(answer.status).toBe(200);
  return answer.json();
};

test('compares the last 30 days, including today, with the 30 days before', async () => {
  expect(await read()).toMatchObject({
    days: 30,
    leads: { current: 3, previous: 4 },
    leadStates: { new: 2, contacted: 0, won: 0, lost: 1 },
    wonLeads: { current: 1, previous: 1 },
    lostLeads: { current: 1, previous: 0 },
    pageViews: { current: 16, previous: 10 },
    openErrors: { total: 2, recent: 1 },
    heldBackLeads: 1,
    topPages: [
      { name: '/', views: 9 },
      { name: '/pricing', views: 7 },
    ],
    topReferrers: [
      { name: 'search.example', views: 7 },
      { name: 'news.example', views: 4 },
    ],
  });
});

test('returns a count for every day, including days without activity', async () => {
  const { byDay } = await read();
  expect(byDay).toHaveLength(30);
  expect(byDay[0]).toEqual({ day: dayAgo(29), pageViews: 4, leads: 1 });
  expect(byDay[1]).toEqual({ day: dayAgo(28), pageViews: 0, leads: 0 });
  expect(byDay[29]).toEqual({ day: dayAgo(0), pageViews: 12, leads: 1 });
});

test('accepts 90 days and rejects other periods', async () => {
  const overview = await read('?days=90');
  expect(overview.byDay).toHaveLength(90);
  expect(overview.pageViews).toEqual({ current: 126, previous: 0 });
  const answer = await server.request('/api/admin/overview?days=91', { headers });
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).errors)).toEqual(['days']);
});

test('counts the published case studies', async () => {
  const stories = await (await server.request('/api/case-studies')).json();
  expect((await read()).publishedStories.total).toBe(stories.data.length);
});

test('returns 403 for managers and 401 without authentication', async () => {
  const manager = (await signInTo(server, 'manager')).headers;
  expect((await server.request('/api/admin/overview', { headers: manager })).status).toBe(403);
  expect((await server.request('/api/admin/overview')).status).toBe(401);
});

test.for([
  ['America/Los_Angeles', '2027-01-01T07:30:00Z', '2026-12-31T08:00:00Z', '2026-12-31'],
  ['Asia/Kolkata', '2026-12-31T18:45:00Z', '2026-12-31T18:30:00Z', '2027-01-01'],
  ['Pacific/Auckland', '2026-09-26T12:30:00Z', '2026-09-26T12:00:00Z', '2026-09-27'],
] as const)('uses the days of the office time zone %s', async ([timeZone, moment, begins, day]) => {
  const office = await startTestServer({
    withSite: true,
    environment: { OFFICE_TIME_ZONE: timeZone },
    now: () => new Date(moment),
  });
  onTestFinished(() => office.close());
  const { db } = office.database;
  await db.delete(leads);
  await db.delete(pageViews);
  const lead = (createdAt: Date) => ({
    source: 'audit' as const,
    state: 'new' as const,
    email: 'visitor@b.example',
    suspicions: [],
    announcedAt: createdAt,
    createdAt,
  });
  const first = new Date(begins);
  await db.insert(leads).values([lead(new Date(first.getTime() - 1)), lead(first), lead(new Date(moment))]);
  expect((await office.post('/api/page-views', { path: '/', referrer: '' })).status).toBe(202);
  const asAdmin = (await signInTo(office, 'admin')).headers;
  const answer = await office.request('/api/admin/overview', { headers: asAdmin });
  const { byDay }: { byDay: { day: string; leads: number; pageViews: number }[] } = await answer.json();
  expect(byDay.slice(-2)).toEqual([
    { day: addDays(day, -1), pageViews: 0, leads: 1 },
    { day, pageViews: 1, leads: 2 },
  ]);
});
