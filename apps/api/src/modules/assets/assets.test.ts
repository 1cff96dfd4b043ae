import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assets } from '../../database/schema/index.ts';
import { NAVIGATION_LOGO_ID } from '../../database/seed/seed-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const logoFile = `/api/assets/${NAVIGATION_LOGO_ID}/file`;

describe('GET /api/assets', () => {
  test('returns a page with the total, the navigation logo first', async () => {
    const answer = await (await server.request('/api/assets?pageSize=100')).json();
    expect(answer).toMatchObject({ page: 1, pageSize: 100, total: answer.data.length });
    expect(answer.data[0]).toEqual({
      id: NAVIGATION_LOGO_ID,
      name: 'Uplift',
      isActive: true,
      category: 'logo',
    });
  });

  test('filters by category', async () => {
    const { data, total } = await (await server.request('/api/assets?category=logo')).json();
    expect(total).toBe(2);
    expect(data.map(({ category }: { category: string }) => category)).toEqual(['logo', 'logo']);
    const nothing = await (await server.request('/api/assets?category=unheard-of')).json();
    expect(nothing).toEqual({ data: [], page: 1, pageSize: 50, total: 0 });
  });

  test('paginates without repeating or skipping an asset', async () => {
    const ids: string[] = [];
    for (let page = 1; page <= 5; page++) {
      const { data } = await (await server.request(`/api/assets?pageSize=10&page=${page}`)).json();
      ids.push(...data.map(({ id }: { id: string }) => id));
    }
    const { total } = await (await server.request('/api/assets')).json();
    expect(new Set(ids).size).toBe(total);
    expect(ids).toHaveLength(total);
  });

  test('excludes inactive assets from the list and returns 404 for their files', async () => {
    const [added] = await server.database.db
      .insert(assets)
      .values({
        name: 'Hidden',
        category: 'logo',
        isActive: false,
        contentType: 'image/svg+xml',
        byteSize: 1,
        checksum: 'x',
        storageKey: 'x',
      })
      .returning({ id: assets.id });
    await server.contentChanged();
    const { data } = await (await server.request('/api/assets?category=logo')).json();
    expect(data.map(({ name }: { name: string }) => name)).not.toContain('Hidden');
    expect((await server.request(`/api/assets/${added?.id}/file`)).status).toBe(404);
  });

  test.for([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['page=1.5', 'page'],
    ['pageSize=101', 'pageSize'],
    ['pageSize=-1', 'pageSize'],
    ['page=1&page=2', 'page'],
    ['category=', 'category'],
    ['category=%00', 'category'],
  ] as const)('returns 400 for ?%s with an error for %s', async ([query, field]) => {
    const answer = await server.request(`/api/assets?${query}`);
    expect(answer.status).toBe(400);
    const problem = await answer.json();
    expect(problem.status).toBe(400);
    expect(Object.keys(problem.errors)).toEqual([field]);
  });
});

describe('GET /api/assets/{id}/file', () => {
  test('sends the whole file with caching and security headers', async () => {
    const answer = await server.request(logoFile);
    const bytes = await answer.bytes();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('etag')).toMatch(/^"[0-9a-f]{64}"$/);
    expect(Date.parse(answer.headers.get('last-modified') ?? '')).not.toBeNaN();
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('cache-control')).toContain('must-revalidate');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    expect(new TextDecoder().decode(bytes)).toContain('<svg');
  });

  test('returns the same headers and no body for HEAD', async () => {
    const whole = await server.request(logoFile);
    const head = await server.request(logoFile, { method: 'HEAD' });
    expect(head.status).toBe(200);
    for (const name of ['content-type', 'content-length', 'etag', 'last-modified', 'accept-ranges']) {
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
    }
    expect(await head.text()).toBe('');
  });

  test('returns 206 with the requested range', async () => {
    const whole = await (await server.request(logoFile)).text();
    for (const [range, expected] of [
      ['bytes=0-9', whole.slice(0, 10)],
      ['bytes=10-19', whole.slice(10, 20)],
      [`bytes=${whole.length - 6}-`, '</svg>'],
      ['bytes=-6', '</svg>'],
      ['bytes=0-99999', whole],
    ] as const) {
      const answer = await server.request(logoFile, { headers: { range } });
      expect(answer.status, range).toBe(206);
      const first = whole.indexOf(expected);
      expect(answer.headers.get('content-range')).toBe(
        `bytes ${first}-${first + expected.length - 1}/${whole.length}`,
      );
      expect(answer.headers.get('content-length')).toBe(String(expected.length));
      expect(await answer.text()).toBe(expected);
    }
  });

  test('returns 416 with the file size for a range beyond the end', async () => {
    const size = (await (await server.request(logoFile)).bytes()).length;
    const answer = await server.request(logoFile, { headers: { range: `bytes=${size}-` } });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${size}`);
  });

  test('sends the whole file for multiple ranges or a stale If-Range', async () => {
    const whole = await server.request(logoFile);
    const tag = whole.headers.get('etag') ?? '';
    const several = await server.request(logoFile, { headers: { range: 'bytes=0-1,4-5' } });
    expect(several.status).toBe(200);
    const stale = await server.request(logoFile, {
      headers: { range: 'bytes=0-1', 'if-range': '"another"' },
    });
    expect(stale.status).toBe(200);
    const fitting = await server.request(logoFile, { headers: { range: 'bytes=0-1', 'if-range': tag } });
    expect(fitting.status).toBe(206);
  });

  test('returns 304 when the client has the file cached', async () => {
    const whole = await server.request(logoFile);
    const tag = whole.headers.get('etag') ?? '';
    const modified = whole.headers.get('last-modified') ?? '';
    for (const headers of [
      { 'if-none-match': tag },
      { 'if-none-match': `W/${tag}` },
      { 'if-none-match': `"other", ${tag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
    ]) {
      const answer = await server.request(logoFile, { headers });
      expect(answer.status, JSON.stringify(headers)).toBe(304);
      expect(answer.headers.get('etag')).toBe(tag);
      expect(await answer.text()).toBe('');
    }
    const other = await server.request(logoFile, {
      headers: { 'if-none-match': '"other"', 'if-modified-since': modified },
    });
    expect(other.status).toBe(200);
  });

  test.for(['nonsense', '00000000-0000-4000-8000-0000000000ff', '%00', "1'%20or%20'1'='1", '..%2f..%2fetc'])(
    'returns 404 or 400 for the id %s, never 500',
    async (id) => {
      const answer = await server.request(`/api/assets/${id}/file`);
      expect([400, 404]).toContain(answer.status);
      expect((await answer.json()).status).toBe(answer.status);
    },
  );

  test('returns 404 when the store has lost the file', async () => {
    const [row] = await server.database.db
      .insert(assets)
      .values({
        name: 'Lost',
        category: 'test',
        contentType: 'image/png',
        byteSize: 10,
        checksum: 'lost',
        storageKey: 'assets/lost.png',
      })
      .returning({ id: assets.id });
    const answer = await server.request(`/api/assets/${row?.id}/file`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    await server.database.db.delete(assets).where(eq(assets.name, 'Lost'));
  });

  test('sends a range of a file that spans many chunks', async () => {
    const bytes = Buffer.alloc(300_000);
    for (let index = 0; index < bytes.length; index++) bytes[index] = index % 251;
    await server.files.write('assets/large.bin', bytes);
    const [row] = await server.database.db
      .insert(assets)
      .values({
        name: 'Large',
        category: 'test',
        contentType: 'application/octet-stream',
        byteSize: bytes.length,
        checksum: 'large',
        storageKey: 'assets/large.bin',
      })
      .returning({ id: assets.id });
    const answer = await server.request(`/api/assets/${row?.id}/file`, {
      headers: { range: 'bytes=65000-140000' },
    });
    expect(Buffer.from(await answer.bytes()).equals(bytes.subarray(65_000, 140_001))).toBe(true);
  });
});
