import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseStudies } from '../database/schema/index.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withSite: true });
});
afterAll(() => server.close());

/** The fixture's render counter, as printed in the HTML. */
async function timesRendered(path: string, init?: RequestInit): Promise<number> {
  const html = await (await server.request(path, init)).text();
  return Number(/rendered (\d+)/.exec(html)?.[1]);
}

const slug = 'dental-group-recall';

function retitle(title: string) {
  return server.database.db.update(caseStudies).set({ title }).where(eq(caseStudies.slug, slug));
}

describe('a cacheable page', () => {
  test('is rendered once for concurrent and later requests', async () => {
    const counts = await Promise.all(Array.from({ length: 20 }, () => timesRendered('/about')));
    expect(new Set(counts)).toEqual(new Set([1]));
    expect(await timesRendered('/about')).toBe(1);
  });

  test('has a strong ETag of its own for each encoding', async () => {
    const tags = new Set<string | null>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const answer = await server.request('/', { headers });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(answer.headers.get('vary')).toContain('accept-encoding');
      expect(await answer.text()).toContain('A freight broker stops asking where the truck is');
      const tag = answer.headers.get('etag') ?? '';
      expect(tag).toMatch(/^"[\w-]+"$/);
      tags.add(tag);
      const again = await server.request('/', { headers: { ...headers, 'if-none-match': tag } });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(tag);
      expect(again.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
      expect(await again.text()).toBe('');
    }
    expect(tags.size).toBe(3);
  });

  test.for([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0.1', 'br'],
    ['br; q=0.0, gzip;q=0', null],
    ['deflate', null],
  ] as const)('respects "Accept-Encoding: %s"', async ([accepted, chosen]) => {
    const answer = await server.request('/', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(chosen);
    expect(await answer.text()).toContain('Fixture home page');
  });

  test('has the same headers and body as an uncached response', async () => {
    const [cached, fresh] = await Promise.all(['/about', '/about?fresh'].map((path) => server.request(path)));
    const names = ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options'];
    for (const name of names) expect(cached?.headers.get(name), name).toBe(fresh?.headers.get(name));
    expect((await cached?.text())?.replace(/rendered \d+/, '')).toBe(
      (await fresh?.text())?.replace(/rendered \d+/, ''),
    );
  });

  test('reflects content changes within a second', async () => {
    const titles = async () => (await server.request('/')).text();
    const before = await server.request('/');
    const tag = before.headers.get('etag') ?? '';
    await before.text();
    await retitle('Recalls that send themselves');
    const changedAt = performance.now();
    await expect
      .poll(titles, { timeout: 5_000, interval: 25 })
      .toContain('<li>Recalls that send themselves</li>');
    // Generous, because timers run late on a busy machine.
    expect(performance.now() - changedAt).toBeLessThan(2_500);
    const asked = await server.request('/', { headers: { 'if-none-match': tag } });
    expect(asked.status).toBe(200);
    await asked.text();

    await server.database.db.delete(caseStudies).where(eq(caseStudies.slug, slug));
    await expect.poll(titles, { timeout: 5_000, interval: 25 }).not.toContain('Recalls that send themselves');
  });
});

describe('an uncacheable page', () => {
  test.for(['/about?a=1', '/about?a=1', '/%61bout', '/fallback', '/who'])(
    'is rendered again for each request to %s',
    async (path) => {
      const first = await timesRendered(path);
      expect(await timesRendered(path)).toBe(first + 1);
    },
  );

  test('has Cache-Control: no-cache when it shows fallbacks', async () => {
    const answer = await server.request('/fallback');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    await answer.text();
  });

  test('has Cache-Control: no-cache when it is not found', async () => {
    const answer = await server.request('/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('cdn-cache-control')).toBeNull();
    await answer.text();
  });
});

test('credentials of the first request do not change the cached page', async () => {
  const credentials = { authorization: 'Bearer x', 'x-manager-token': 'x', cookie: 'uplift_client=x' };
  const mine = await server.request('/', { headers: { ...credentials, 'accept-encoding': 'gzip' } });
  const theirs = await server.request('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(mine.headers.get('etag')).toBe(theirs.headers.get('etag'));
  expect(mine.headers.get('set-cookie')).toBeNull();
  expect(await mine.text()).toBe(await theirs.text());
});

test('the gzip body is valid gzip', async () => {
  // fetch decodes the body automatically, so use a raw request.
  const { get } = await import('node:http');
  const body = await new Promise<Buffer>((resolve, reject) => {
    get(`${server.url}/`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
  expect(gunzipSync(body).toString()).toContain('Fixture home page');
});

describe('a page that is not cached', () => {
  const path = '/?uncached';

  test('is compressed as accepted, with a strong ETag for each encoding', async () => {
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const headers = { 'accept-encoding': accepted };
      const answer = await server.request('/about?fresh', { headers });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toContain('accept-encoding');
      expect(await answer.text()).toContain('<h1>About</h1>');
      expect(answer.headers.get('etag')).toMatch(
        encoding === null ? /^"[\w-]{27}"$/ : /^"[\w-]{27}-(?:br|gzip)"$/,
      );
    }
  });

  test('reflects content changes that this process knows of immediately', async () => {
    await (await server.request(path)).text();
    await server.database.db
      .update(caseStudies)
      .set({ title: 'Calls that make themselves' })
      .where(eq(caseStudies.title, 'A freight broker stops asking where the truck is'));
    await server.contentChanged();
    expect(await (await server.request(path)).text()).toContain('Calls that make themselves');
  });
});
