import { publicEndpoints } from '@uplift/data-client/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseStudies, techAssets } from '../database/schema/index.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const now = new Date('2026-06-01T12:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.close());

describe('GET /api/tech-assets', () => {
  test('returns active technologies by descending priority', async () => {
    await server.database.db
      .insert(techAssets)
      .values({ name: 'Retired', category: 'Cloud', priority: 999, isActive: false });
    await server.contentChanged();
    const answer = v.parse(
      publicEndpoints.listTechAssets.answer,
      await (await server.request('/api/tech-assets')).json(),
    );
    expect(answer.data.length).toBeGreaterThanOrEqual(24);
    expect(answer.data.map(({ name }) => name)).not.toContain('Retired');
    const priorities = answer.data.map(({ priority }) => priority);
    expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
    const categories = new Set(answer.data.map(({ category }) => category));
    for (const category of ['Frontend', 'Backend', 'Database', 'DevOps', 'Cloud', 'Language']) {
      expect(categories).toContain(category);
    }
  });

  test('returns null for orbit values that the showcase chooses', async () => {
    const { data } = await (await server.request('/api/tech-assets')).json();
    for (const { name, orbitRadius, orbitSpeed, orbitTilt, iconSize } of data) {
      expect([orbitRadius, orbitSpeed, orbitTilt, iconSize], name).toEqual([null, null, null, null]);
    }
  });

  test('returns icon paths that can be requested', async () => {
    const { data } = await (await server.request('/api/tech-assets')).json();
    for (const { iconPath } of data) {
      const icon = await server.request(iconPath);
      expect(icon.status, iconPath).toBe(200);
      expect(icon.headers.get('content-type')).toBe('image/svg+xml');
      await icon.text();
    }
  });
});

describe('GET /api/case-studies', () => {
  test('returns case studies of many industries, including FinTech', async () => {
    const answer = v.parse(
      publicEndpoints.listCaseStudies.answer,
      await (await server.request('/api/case-studies')).json(),
    );
    const industries = answer.data.map(({ industry }) => industry);
    expect(new Set(industries).size).toBeGreaterThanOrEqual(8);
    expect(industries.filter((industry) => industry === 'FinTech')).toHaveLength(1);
    expect(answer.data[0]?.slug).toBe('dental-group-recall');
  });

  test('returns only the fields of the contract', async () => {
    const { data } = await (await server.request('/api/case-studies')).json();
    expect(Object.keys(data[0]).sort()).toEqual(
      [
        'description',
        'efficiency',
        'hoursSaved',
        'id',
        'imageUrl',
        'industry',
        'publishedAt',
        'quote',
        'quoteAuthor',
        'quoteRole',
        'revenueBoost',
        'savings',
        'slug',
        'technologies',
        'timeFrame',
        'title',
        'updatedAt',
      ].sort(),
    );
  });

  test('excludes drafts and case studies scheduled for later', async () => {
    const draft = {
      title: 'Draft',
      industry: 'Retail',
      timeFrame: '2 weeks',
      hoursSaved: 1.5,
      revenueBoost: 2,
      efficiency: 3,
      savings: 4,
      description: 'd',
      challenge: 'c',
      approach: 'a',
      result: 'r',
    };
    await server.database.db.insert(caseStudies).values([
      { ...draft, slug: 'draft', publishedAt: null },
      { ...draft, slug: 'tomorrow', publishedAt: new Date('2026-06-02T00:00:00Z') },
      { ...draft, slug: 'just-now', publishedAt: now },
    ]);
    await server.contentChanged();
    const { data } = await (await server.request('/api/case-studies')).json();
    const slugs = data.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toContain('just-now');
    expect(slugs).not.toContain('draft');
    expect(slugs).not.toContain('tomorrow');
    expect(data.find(({ slug }: { slug: string }) => slug === 'just-now').hoursSaved).toBe(1.5);
  });
});

describe.for(['/api/tech-assets', '/api/case-studies', '/api/assets'])('caching of GET %s', (path) => {
  test('returns a strong ETag, and 304 when it matches', async () => {
    const first = await server.request(path);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('vary')).toContain('accept-encoding');
    const second = await server.request(path, { headers: { 'if-none-match': tag } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  test.for(['br', 'gzip'])(
    'compresses as %s with a separate ETag, and returns 304 when it matches',
    async (encoding) => {
      const plain = await server.request(path, { headers: { 'accept-encoding': 'identity' } });
      const compressed = await server.request(path, { headers: { 'accept-encoding': encoding } });
      expect(compressed.headers.get('content-encoding')).toBe(encoding);
      const tag = compressed.headers.get('etag') ?? '';
      expect(tag).not.toBe(plain.headers.get('etag'));
      expect(await compressed.text()).toBe(await plain.text());
      const again = await server.request(path, {
        headers: { 'accept-encoding': encoding, 'if-none-match': tag },
      });
      expect(again.status).toBe(304);
    },
  );

  test('returns no body for HEAD', async () => {
    const answer = await server.request(path, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });
});

test('GET /api/health returns the commit and is not cached', async () => {
  const answer = await server.request('/api/health');
  expect(await answer.json()).toEqual({ status: 'ok', commit: 'test-commit' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

describe('GET /api/case-studies/{slug}', () => {
  test('returns the texts and the measurements before and after', async () => {
    const answer = await server.request('/api/case-studies/dental-group-recall');
    expect(answer.status).toBe(200);
    const story = await answer.json();
    expect(story.title).toBe('A dental group fills its chairs without phoning');
    for (const part of ['challenge', 'approach', 'result']) expect(story[part].length).toBeGreaterThan(100);
    expect(story.measurements[0]).toEqual({
      name: 'No-shows',
      unit: '% of appointments',
      before: 11,
      after: 4,
    });
  });

  test.for(['nothing-here', '%00', 'x'.repeat(101)])('returns 4xx for the slug %s', async (slug) => {
    const { status } = await server.request(`/api/case-studies/${slug}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('returns 404 for a case study that is not published yet', async () => {
    await server.database.db
      .update(caseStudies)
      .set({ publishedAt: null })
      .where(eq(caseStudies.slug, 'machine-shop-quoting'));
    await server.contentChanged();
    expect((await server.request('/api/case-studies/machine-shop-quoting')).status).toBe(404);
  });
});
