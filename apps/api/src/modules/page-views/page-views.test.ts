import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { caseStudies, pageViews } from '../../database/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let time = Date.parse('2026-06-01T23:59:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withSite: true, now: () => new Date(time) });
  // The demo data includes page views.
  await server.database.db.delete(pageViews);
});
afterAll(() => server.close());

const count = (body: unknown, headers: Record<string, string> = {}) =>
  server.post('/api/page-views', body, headers);

async function counted(path: string) {
  const rows = await server.database.db.select().from(pageViews);
  return rows.filter((row) => row.path === path).map(({ path: _, ...row }) => row);
}

async function viewsOf(path: string): Promise<number> {
  return (await counted(path)).reduce((sum, { views }) => sum + views, 0);
}

test('counts views by day, page and referrer, and stores nothing else', async () => {
  for (const referrer of ['', 'search.example', 'search.example', 'SEARCH.example']) {
    const answer = await count({ path: '/', referrer });
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ counted: true });
  }
  time += 120_000;
  await count({ path: '/' });
  expect(await counted('/')).toEqual(
    expect.arrayContaining([
      { day: '2026-06-01', referrer: '', views: 1 },
      { day: '2026-06-01', referrer: 'search.example', views: 3 },
      { day: '2026-06-02', referrer: '', views: 1 },
    ]),
  );
  expect(await counted('/')).toHaveLength(3);
});

test('loses no view when many arrive concurrently', async () => {
  await Promise.all(Array.from({ length: 25 }, () => count({ path: '/', referrer: 'busy.example' })));
  expect((await counted('/')).find(({ referrer }) => referrer === 'busy.example')?.views).toBe(25);
});

test('counts all paths without a page as /404', async () => {
  await count({ path: '/made-up-1' });
  await count({ path: '/made-up-2' });
  expect(await counted('/made-up-1')).toEqual([]);
  expect((await counted('/404'))[0]?.views).toBe(2);
});

test('renders no page to check a path', async () => {
  await count({ path: '/fallback' });
  expect(await viewsOf('/fallback')).toBe(1);
  // The fixture prints how often it has rendered the page, which is never cached.
  expect(await (await server.request('/fallback')).text()).toContain('rendered 1<');
});

test('counts a success story until it is removed', async () => {
  const { db } = server.database;
  const path = '/success-stories/dental-group-recall';
  await count({ path });
  expect(await viewsOf(path)).toBe(1);
  await db.delete(caseStudies).where(eq(caseStudies.slug, 'dental-group-recall'));
  await server.contentChanged();
  await count({ path });
  expect(await viewsOf(path)).toBe(1);
});

test('counts nothing in a process that serves no pages', async () => {
  const apart = await startTestServer();
  onTestFinished(apart.close);
  await apart.database.db.delete(pageViews);
  const answer = await apart.post('/api/page-views', { path: '/made-up' });
  expect(answer.status).toBe(202);
  expect(await answer.json()).toEqual({ counted: false });
  expect(await apart.database.db.$count(pageViews)).toBe(0);
});

test.for(['/?utm_source=mail', '/?a=1#part', '/#top'])(
  'counts %s without its query and fragment',
  async (path) => {
    const before = await viewsOf('/');
    await count({ path });
    expect(await viewsOf('/')).toBe(before + 1);
    expect(await counted(path)).toEqual([]);
  },
);

test.for(['/%61bout', '/client/made-up', '/manager', '/admin/made-up/1'])(
  'counts %s, which is not a public page, as /404',
  async (path) => {
    const before = await viewsOf('/404');
    await count({ path });
    expect(await viewsOf('/404')).toBe(before + 1);
    expect(await counted(path)).toEqual([]);
  },
);

test('stores a limited number of rows a day, however many referrers are sent', async () => {
  const day = new Date(time).toISOString().slice(0, 10);
  const { db } = server.database;
  const rows = Array.from({ length: 2_000 }, (_, number) => ({
    day,
    path: '/about',
    referrer: `made-up-${number}.example`,
    views: 1,
  }));
  await db.insert(pageViews).values(rows);
  await count({ path: '/about', referrer: 'one-more.example' });
  const about = await counted('/about');
  expect(about).toContainEqual({ day, referrer: '', views: 1 });
  expect(about.map(({ referrer }) => referrer)).not.toContain('one-more.example');
  await db.delete(pageViews).where(eq(pageViews.path, '/about'));
});

test.for([
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
] as const)('does not count visitors who send %s', async ([name, headers]) => {
  const answer = await count({ path: '/', referrer: `${name.length}.example` }, headers);
  expect(await answer.json()).toEqual({ counted: false });
  expect((await counted('/')).map(({ referrer }) => referrer)).not.toContain(`${name.length}.example`);
});

test.for([
  ['path', { path: 'https://elsewhere.example/' }],
  ['path', { path: `/${'x'.repeat(200)}` }],
  ['referrer', { path: '/', referrer: 'https://search.example/?q=secret' }],
] as const)('returns 400 for an invalid %s', async ([field, body]) => {
  const answer = await count(body);
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).errors)).toEqual([field]);
});

test('returns 503 when the stories of the site cannot be read', async () => {
  await server.database.db.delete(caseStudies);
  await server.contentChanged();
  const answer = await count({ path: '/' });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
});
