import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseStudies } from '../database/schema/index.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withSite: true });
});
afterAll(() => server.close());

test.for([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
] as const)('%s is served, and returns 304 when the ETag matches', async ([path, type]) => {
  const answer = await server.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  expect((await answer.text()).length).toBeGreaterThan(20);
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
  expect((await server.request(path, { headers })).status).toBe(304);
});

test('robots.txt links to the sitemap at the public site URL', async () => {
  expect(await (await server.request('/robots.txt')).text()).toContain(
    `Sitemap: ${server.config.siteUrl}/sitemap.xml`,
  );
});

test('the sitemap contains the build date and the current stories', async () => {
  const sitemap = async () => (await server.request('/sitemap.xml')).text();
  expect(await sitemap()).toMatch(/^<urlset built="20\d\d-\d\d-\d\dT/);
  expect(await sitemap()).toContain('A freight broker stops asking where the truck is');
  await server.database.db.update(caseStudies).set({ title: 'Another title' });
  await expect.poll(sitemap, { timeout: 5_000 }).toContain('Another title');
});

test('/sitemap.xml returns 503 when the sitemap would be incomplete', async () => {
  await server.database.db.delete(caseStudies);
  await expect.poll(async () => (await server.request('/sitemap.xml')).status, { timeout: 5_000 }).toBe(503);
  const answer = await server.request('/sitemap.xml');
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  await answer.text();
});
