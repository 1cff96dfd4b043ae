import type { CaseStudy } from '@uplift/data-client';
import { describe, expect, it, test } from 'vitest';
import { isPageHandle } from '../../app/page-route.tsx';
import { routes } from '../../app/routes.ts';
import { sampleStories } from '../../content/sample-stories.ts';
import { createSite } from '../entry-server.tsx';
import { listPages, robotsText, sitemapXml } from './sitemap.ts';

const builtAt = new Date('2026-03-01T00:00:00Z');
const [first, second] = sampleStories;

function storiesOf(...changes: (string | null)[]): CaseStudy[] {
  return changes.flatMap((updatedAt, index) =>
    first ? [{ ...first, slug: `story-${index}`, updatedAt }] : [],
  );
}

const answerWith =
  (stories: unknown, status = 200) =>
  async (path: string) =>
    path === '/api/case-studies' ? Response.json(stories, { status }) : Response.json({ data: [] });

describe('sitemap pages', () => {
  it('include the listed routes, services and stories', () => {
    const paths = listPages(storiesOf(null), builtAt).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/pricing', '/services/integrations', '/success-stories/story-0']),
    );
    expect(paths).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/password|client|manager|admin|[*:]/)]),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('are last modified with their stories, otherwise with the build', () => {
    const changed = new Map(
      listPages(storiesOf('2026-05-01T00:00:00Z', '2026-01-01T00:00:00Z', null), builtAt).map(
        ({ path, lastModified }) => [path, lastModified.toISOString().slice(0, 10)],
      ),
    );
    expect(changed.get('/success-stories/story-0')).toBe('2026-05-01');
    expect(changed.get('/success-stories/story-1')).toBe('2026-01-01');
    expect(changed.get('/success-stories/story-2')).toBe('2026-03-01');
    expect(changed.get('/success-stories')).toBe('2026-05-01');
    expect(changed.get('/')).toBe('2026-05-01');
    expect(changed.get('/pricing')).toBe('2026-03-01');
  });

  it('exclude FinTech stories', async () => {
    const site = createSite({
      manifest: null,
      siteUrl: 'https://site.test',
      officeTimeZone: 'UTC',
      origins: {},
      builtAt,
    });
    const data = [
      { ...first, slug: 'shown' },
      { ...second, slug: 'hidden', industry: 'FinTech' },
    ];
    const xml = await site.sitemap({ fetch: answerWith({ data }) });
    expect(xml).toContain('<loc>https://site.test/success-stories/shown</loc>');
    expect(xml).not.toContain('hidden');
  });

  it('are null when the stories cannot be read', async () => {
    const site = createSite({
      manifest: null,
      siteUrl: 'https://site.test',
      officeTimeZone: 'UTC',
      origins: {},
    });
    expect(await site.sitemap({ fetch: answerWith({ message: 'No.' }, 500) })).toBeNull();
    expect(await site.sitemap({ fetch: async () => Promise.reject(new TypeError('no network')) })).toBeNull();
  });
});

test.each([
  ['/reset-password', true],
  ['/services/integrations', true],
  ['/success-stories/story-0', true],
  ['/success-stories/made-up', false],
  ['/client/login', false],
  ['/admin', false],
  ['*', false],
])('the public paths include %s: %s', async (path, included) => {
  const site = createSite({
    manifest: null,
    siteUrl: 'https://site.test',
    officeTimeZone: 'UTC',
    origins: {},
  });
  const paths = await site.publicPaths({ fetch: answerWith({ data: storiesOf(null) }) });
  expect(paths?.includes(path)).toBe(included);
});

describe('route table', () => {
  const site = createSite({
    manifest: null,
    siteUrl: 'https://site.test',
    officeTimeZone: 'UTC',
    origins: {},
  });
  const data = [{ ...first, slug: 'systems-audit' }];
  const rows = routes.flatMap(({ path = '', handle }) =>
    isPageHandle(handle)
      ? [[path.replace(':slug', 'systems-audit').replace('*', 'anything'), handle] as const]
      : [],
  );

  it.each(rows)('lists %s only if its robots meta tag allows indexing', async (path, handle) => {
    const address = path.startsWith('/') ? path : `/${path}`;
    const { html } = await site.render({ path: address, fetch: answerWith({ data }) });
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(!handle.listed);
  });
});

it('escapes URLs in XML', () => {
  const xml = sitemapXml('https://site.test', [{ path: '/a&b<c é', lastModified: builtAt }]);
  expect(xml).toContain('<loc>https://site.test/a&amp;b%3Cc%20%C3%A9</loc>');
  expect(xml).toContain('<lastmod>2026-03-01T00:00:00.000Z</lastmod>');
});

it('robots.txt names the sitemap and disallows areas and API, but allows images', () => {
  const lines = robotsText('https://site.test').split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/client', '/manager', '/admin', '/api/']) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Allow: /api/assets/');
  expect(lines).toContain('Sitemap: https://site.test/sitemap.xml');
});
