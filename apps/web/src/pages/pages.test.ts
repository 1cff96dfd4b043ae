import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleStories } from '../content/sample-stories.ts';
import { serviceSummaries } from '../content/services.ts';
import { createSite } from '../entry-server.tsx';

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
  test('is whole in the HTML of the server, without a complaint', async () => {
    const { status, html } = await render(path);
    expect(status).toBe(200);
    expect(main(html)).not.toContain('<div hidden id="S:');
    expect(main(html)).not.toContain('data-dgst');
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
  });

  test('has one h1, headings without gaps, a title and a canonical address', async () => {
    const { html } = await render(path);
    const levels = [...main(html).matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
    expect(html).toMatch(/<title>[^<]+ · Uplift<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="https://site.test${path}"/>`);
  });

  test('links only to addresses that exist', async () => {
    const { html } = await render(path);
    const addresses = [...main(html).matchAll(/href="(\/[^"#?]*)/g)].map(([, address = '']) => address);
    // Files have a dot in their names; areas are nobody's to read from here.
    const own = new Set(addresses.filter((address) => !/\.|^\/(?:client|manager|admin)/.test(address)));
    for (const address of own) {
      expect(`${address} ${(await render(address)).status}`).toBe(`${address} 200`);
    }
  });
});

test.each(['/client/login', '/client', '/manager/clients', '/admin/users'])(
  '%s may not be cached',
  async (path) => {
    expect((await render(path)).cacheControl).toBe('no-store');
  },
);

describe('a page that does not exist', () => {
  test.each(['/nope', '/services/nope', '/success-stories/nope'])(
    '%s answers 404 with "Page Not Found" and ways back',
    async (path) => {
      const { status, html } = await render(path);
      expect(status).toBe(404);
      expect(main(html)).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
      expect(main(html)).toContain('href="/services"');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    },
  );

  test('includes FinTech stories', async () => {
    expect((await render('/success-stories/payments')).status).toBe(404);
  });
});

describe('success stories', () => {
  test('leave FinTech out', async () => {
    const text = textOf(main((await render('/success-stories')).html));
    expect(text).toContain('Plumbing story');
    expect(text).toContain('Wholesale story');
    expect(text).not.toContain('Payments story');
    expect(text).toContain('2 stories');
  });

  test('show the industry that the address names', async () => {
    const text = textOf(main((await render('/success-stories?industry=Wholesale')).html));
    expect(text).not.toContain('Plumbing story');
    expect(text).toContain('1 of 2 stories');
  });

  test('stand in the order that the address names', async () => {
    const text = textOf(main((await render('/success-stories?sort=hours')).html));
    expect(text.indexOf('Wholesale story')).toBeLessThan(text.indexOf('Plumbing story'));
  });

  test('keep the order when the industry changes', async () => {
    const { html } = await render('/success-stories?sort=hours');
    expect(main(html)).toContain('href="/success-stories?sort=hours&amp;industry=Wholesale"');
  });

  test('have placeholders until the API answers', async () => {
    const { status, html } = await render('/success-stories', { '/api/assets': { data: [] } });
    expect(status).toBe(200);
    expect(main(html)).toContain('aria-busy="true"');
  });

  test('that are none are replaced by examples which say so and lead nowhere', async () => {
    const { html } = await render('/success-stories', { ...healthy, '/api/case-studies': [] });
    expect(textOf(main(html))).toContain('These are examples');
    expect(main(html)).not.toContain('href="/success-stories/');
  });

  test('show a picture, their figures and the next story', async () => {
    const { html } = await render('/success-stories/plumbing');
    const text = textOf(main(html));
    expect(main(html)).toContain('src="/api/assets/1/file"');
    expect(text).toContain('16 hrs Hours saved a week');
    expect(text).toContain('16 hours a week come to 832 hours a year');
    expect(main(html)).toContain('href="/success-stories/wholesale"');
  });
});

describe('results', () => {
  test('are computed from the published stories and say from how many', async () => {
    const text = textOf(main((await render('/results')).html));
    expect(text).toContain('18.5 hrs Hours saved a week Mean, n = 2 published stories');
    expect(text).toContain('$33,650 Savings a year Mean, n = 2 published stories');
  });

  test('draw the measure that the address names, highest first', async () => {
    const text = textOf(main((await render('/results?measure=revenue')).html));
    expect(text).toContain('Revenue in a year by story, highest first');
    expect(text.indexOf('+14%')).toBeLessThan(text.indexOf('+11%'));
  });

  test('narrow to an industry', async () => {
    const text = textOf(main((await render('/results?industry=Wholesale')).html));
    expect(text).toContain('21 hrs Hours saved a week Mean, n = 1 published story');
  });
});

test('links to parts of pages name parts that exist', async () => {
  const parts = ['/pricing#guarantee', '/resources#baseline-sheet'];
  const { html } = await render('/about');
  parts.push(...[...html.matchAll(/href="(\/about#[^"]+)"/g)].map(([, address = '']) => address));
  expect(parts).toHaveLength(5);
  for (const part of parts) {
    const [path = '', id = ''] = part.split('#');
    expect((await render(path)).html).toContain(`id="${id}"`);
  }
});
