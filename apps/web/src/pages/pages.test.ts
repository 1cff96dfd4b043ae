import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sampleStories } from '../content/sample-stories.ts';
import { serviceSummaries } from '../content/services.ts';
import { createSite } from '../ssr/entry-server.tsx';

const [first, second, third] = sampleStories;
const published = [
  { ...first, id: '1', slug: 'plumbing', title: 'Plumbing story', imageUrl: '/api/assets/1/file' },
  { ...second, id: '2', slug: 'wholesale', title: 'Wholesale story' },
  { ...third, id: '3', slug: 'payments', title: 'Payments story', industry: 'FinTech' },
];

type Api = Record<string, unknown>;

function createFetch(api: Api) {
  return async (path: string) => {
    const answer = api[path.split('?')[0] ?? path];
    return answer === undefined
      ? Response.json({ message: 'Gone', status: 503 }, { status: 503 })
      : Response.json(answer);
  };
}

const healthy: Api = {
  '/api/assets': { data: [] },
  '/api/case-studies': { data: published },
  '/api/tech-assets': { data: [] },
};

const site = createSite({ manifest: null, siteUrl: 'https://site.test', officeTimeZone: 'UTC', origins: {} });

function render(path: string, api: Api = healthy) {
  return site.render({ path, fetch: createFetch(api) });
}

function main(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}

function textOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const pages = [
  '/services',
  ...serviceSummaries.map(({ slug }) => `/services/${slug}`),
  '/calculator',
  '/pricing',
  '/results',
  '/about',
  '/contact',
  '/resources',
  '/success-stories',
  '/success-stories/plumbing',
  '/portal',
];

let complaints: ReturnType<typeof vi.spyOn>[];
beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(pages)('%s', (path) => {
  test('renders completely on the server, without console errors or warnings', async () => {
    const { status, html } = await render(path);
    expect(status).toBe(200);
    expect(main(html)).not.toContain('<div hidden id="S:');
    expect(main(html)).not.toContain('data-dgst');
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
  });

  test('has one h1, no skipped heading levels, a title and a canonical URL', async () => {
    const { html } = await render(path);
    const levels = [...main(html).matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
    expect(html).toMatch(/<title>[^<]+ · Uplift<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="https://site.test${path}"/>`);
  });

  test('links only to existing pages', async () => {
    const { html } = await render(path);
    const addresses = [...main(html).matchAll(/href="(\/[^"#?]*)/g)].map(([, address = '']) => address);
    // Skips files, which have a dot in their names, and areas, which need a sign-in.
    const own = new Set(addresses.filter((address) => !/\.|^\/(?:client|manager|admin)/.test(address)));
    for (const address of own) {
      expect(`${address} ${(await render(address)).status}`).toBe(`${address} 200`);
    }
  });
});

test.each(['/client/login', '/client', '/manager/clients', '/admin/users'])(
  '%s is served with Cache-Control: no-store',
  async (path) => {
    expect((await render(path)).cacheControl).toBe('no-store');
  },
);

describe('unknown pages', () => {
  test.each(['/nope', '/services/nope', '/success-stories/nope'])(
    '%s returns 404 with "Page Not Found" and links to other pages',
    async (path) => {
      const { status, html } = await render(path);
      expect(status).toBe(404);
      expect(main(html)).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
      expect(main(html)).toContain('href="/services"');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  test('returns 404 for FinTech stories', async () => {
    expect((await render('/success-stories/payments')).status).toBe(404);
  });
});

describe('success stories', () => {
  test('omits FinTech stories', async () => {
    const text = textOf(main((await render('/success-stories')).html));
    expect(text).toContain('Plumbing story');
    expect(text).toContain('Wholesale story');
    expect(text).not.toContain('Payments story');
    expect(text).toContain('2 stories');
  });

  test('filters by the industry in the URL', async () => {
    const text = textOf(main((await render('/success-stories?industry=Wholesale')).html));
    expect(text).not.toContain('Plumbing story');
    expect(text).toContain('1 of 2 stories');
  });

  test('sorts by the measure in the URL', async () => {
    const text = textOf(main((await render('/success-stories?sort=hours')).html));
    expect(text.indexOf('Wholesale story')).toBeLessThan(text.indexOf('Plumbing story'));
  });

  test('keeps the sort order when the industry changes', async () => {
    const { html } = await render('/success-stories?sort=hours');
    expect(main(html)).toContain('href="/success-stories?sort=hours&amp;industry=Wholesale"');
  });

  test('renders placeholders until the API responds', async () => {
    const { status, html } = await render('/success-stories', { '/api/assets': { data: [] } });
    expect(status).toBe(200);
    expect(main(html)).toContain('aria-busy="true"');
  });

  test('shows labeled examples without links when there are no stories', async () => {
    const { html } = await render('/success-stories', { ...healthy, '/api/case-studies': [] });
    expect(textOf(main(html))).toContain('These are examples');
    expect(main(html)).not.toContain('href="/success-stories/');
  });

  test('shows the image, the figures and a link to the next story', async () => {
    const { html } = await render('/success-stories/plumbing');
    const text = textOf(main(html));
    expect(main(html)).toContain('src="/api/assets/1/file"');
    expect(text).toContain('16 hrs Hours saved a week');
    expect(text).toContain('16 hours a week come to 832 hours a year');
    expect(main(html)).toContain('href="/success-stories/wholesale"');
  });
});

describe('results', () => {
  test('averages the published stories and states how many there are', async () => {
    const text = textOf(main((await render('/results')).html));
    expect(text).toContain('18.5 hrs Hours saved a week Mean, n = 2 published stories');
    expect(text).toContain('$33,650 Savings a year Mean, n = 2 published stories');
  });

  test('ranks stories by the measure in the URL, highest first', async () => {
    const text = textOf(main((await render('/results?measure=revenue')).html));
    expect(text).toContain('Revenue in a year by story, highest first');
    expect(text.indexOf('+14%')).toBeLessThan(text.indexOf('+11%'));
  });

  test('filters by industry', async () => {
    const text = textOf(main((await render('/results?industry=Wholesale')).html));
    expect(text).toContain('21 hrs Hours saved a week Mean, n = 1 published story');
  });
});

test('fragment links point to existing elements', async () => {
  const parts = ['/pricing#guarantee', '/resources#baseline-sheet'];
  const { html } = await render('/about');
  parts.push(...[...html.matchAll(/href="(\/about#[^"]+)"/g)].map(([, address = '']) => address));
  expect(parts).toHaveLength(5);
  for (const part of parts) {
    const [path = '', id = ''] = part.split('#');
    expect((await render(path)).html).toContain(`id="${id}"`);
  }
});

test.each([
  ['2027-01-01T04:30:00Z', '2026'],
  ['2027-01-01T05:00:00Z', '2027'],
])('in New York at %s, the copyright year is %s', async (moment, year) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(moment);
  const office = createSite({
    manifest: null,
    siteUrl: 'https://site.test',
    officeTimeZone: 'America/New_York',
    origins: {},
  });
  const { html } = await office.render({ path: '/about', fetch: createFetch(healthy) });
  expect(textOf(html)).toContain(`© ${year} Uplift Systems, Inc.`);
  expect(html).toContain(`"serverYear":"${year}"`);
});
