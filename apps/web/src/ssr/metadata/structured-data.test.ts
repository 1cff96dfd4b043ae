import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sampleStories } from '../../content/sample-stories.ts';
import { createSite } from '../entry-server.tsx';

const siteUrl = 'https://site.test';
const dates = { publishedAt: '2026-01-05T09:00:00.000Z', updatedAt: '2026-02-01T12:30:00.000Z' };
const stories = sampleStories.map((story, index) => ({
  ...story,
  ...dates,
  id: String(index),
  slug: `story-${index}`,
  imageUrl: index === 0 ? '/api/assets/1/file' : null,
}));

const answers: Readonly<Record<string, unknown>> = {
  '/api/assets': { data: [] },
  '/api/case-studies': { data: stories },
  '/api/tech-assets': { data: [] },
  '/api/form-stamp': { stamp: 'stamp', minSeconds: { audit: 3, report: 1 } },
};

async function fetchFrom(path: string): Promise<Response> {
  const answer = answers[path.split('?')[0] ?? path];
  return answer === undefined ? Response.json({ message: 'Gone' }, { status: 503 }) : Response.json(answer);
}

const site = createSite({ manifest: null, siteUrl, officeTimeZone: 'UTC', origins: {} });

type Node = Readonly<Record<string, unknown>>;

/** Returns the JSON of all JSON-LD blocks in a page, as a search engine extracts it. */
function blocksIn(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  );
}

function nodesIn(html: string): Node[] {
  return blocksIn(html).flatMap((json) => JSON.parse(json)['@graph']);
}

/** Checks JSON against the schema.org vocabulary with the compiler. Returns wrong types, names and values. */
async function complaintsAbout(graphs: Readonly<Record<string, string>>): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'uplift-structured-data-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const lines = Object.entries(graphs).map(
    ([path, json], index) => `/* ${path} */ export const page${index}: Graph = ${json};`,
  );
  await writeFile(
    join(directory, 'pages.ts'),
    ["import type { Graph } from 'schema-dts';", ...lines].join('\n'),
  );
  const vocabulary = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts');
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'nodenext',
    target: 'es2024',
    types: [],
    paths: { 'schema-dts': [vocabulary] },
  };
  await writeFile(join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['pages.ts'] }));
  const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
  try {
    await promisify(execFile)(process.execPath, [compiler, '-p', directory, '--pretty', 'false']);
    return [];
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    if (output === '') throw error;
    return output
      .split('\n')
      .filter((line) => line.startsWith('pages.ts') || /^\S.*error TS/.test(line))
      .map((line) => {
        const [, number = '2', complaint = line] = /\((\d+),\d+\): (.*)$/.exec(line) ?? [];
        return `${Object.keys(graphs)[Number(number) - 2]} ${complaint}`;
      });
  }
}

const pages = new Map<string, string>();
beforeAll(async () => {
  const sitemap = (await site.sitemap({ fetch: fetchFrom })) ?? '';
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = address.slice(siteUrl.length);
    pages.set(path, (await site.render({ path, fetch: fetchFrom })).html);
  }
});

const typesAt = (path: string) => nodesIn(pages.get(path) ?? '').map((node) => node['@type']);
const nodeAt = (path: string, type: string) =>
  nodesIn(pages.get(path) ?? '').find((node) => node['@type'] === type);

describe('every public page', () => {
  test('has one JSON-LD block that conforms to schema.org', async () => {
    expect(pages.size).toBeGreaterThan(18);
    const graphs: Record<string, string> = {};
    for (const [path, html] of pages) {
      const [block = '', ...others] = blocksIn(html);
      expect(others, path).toEqual([]);
      expect(block, path).not.toBe('');
      graphs[path] = block;
    }
    expect(await complaintsAbout(graphs)).toEqual([]);
  });

  test('is a WebPage of the site with its canonical URL and social image', () => {
    for (const [path, html] of pages) {
      const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
      expect(nodesIn(html)[0], path).toMatchObject({
        '@type': 'WebPage',
        '@id': `${siteUrl}${path}`,
        url: `${siteUrl}${path}`,
        name: expect.stringMatching(/\S/),
        isPartOf: { '@id': `${siteUrl}/#website` },
        primaryImageOfPage: { url: image },
      });
    }
  });

  test('uses each @id once', () => {
    for (const [path, html] of pages) {
      const ids = nodesIn(html).flatMap((node) => ('@id' in node ? [node['@id']] : []));
      expect(new Set(ids).size, path).toBe(ids.length);
    }
  });
});

test('the vocabulary check finds wrong types, properties and values', async () => {
  const graph = (node: object) => JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] });
  const complaints = await complaintsAbout({
    '/type': graph({ '@type': 'Articel' }),
    '/property': graph({ '@type': 'Article', headlin: 'A' }),
    '/inside': graph({ '@type': 'Article', author: { '@type': 'Organization', nam: 'A' } }),
    '/value': graph({ '@type': 'Offer', price: { '@type': 'Person' } }),
    '/right': graph({ '@type': 'Offer', price: 5 }),
  });
  const found = ['/type', '/property', '/inside', '/value', '/right'].filter((path) =>
    complaints.some((complaint) => complaint.startsWith(`${path} `)),
  );
  expect(found).toEqual(['/type', '/property', '/inside', '/value']);
});

describe('structured data', () => {
  test('home and about describe the organization', () => {
    expect(typesAt('/')).toEqual(['WebPage', 'Organization', 'WebSite']);
    for (const path of ['/', '/about']) {
      expect(nodeAt(path, 'Organization'), path).toMatchObject({
        name: 'Uplift',
        url: siteUrl,
        logo: `${siteUrl}/logo.svg`,
        address: { '@type': 'PostalAddress', postalCode: expect.stringMatching(/^\d{5}$/) },
        contactPoint: { telephone: expect.stringMatching(/^\+\d+$/) },
      });
    }
  });

  test.for([
    ['/services/systems-audit', { price: 1_900, priceSpecification: { price: 1_900 } }],
    ['/services/workflow-automation', { priceSpecification: { minPrice: 9_000 } }],
    ['/services/ongoing-optimization', { priceSpecification: { price: 1_400, billingDuration: 'P1M' } }],
  ] as const)('%s is a service with offer, breadcrumbs and FAQ', ([path, offer]) => {
    expect(typesAt(path)).toEqual(['WebPage', 'Service', 'BreadcrumbList', 'FAQPage']);
    expect(nodeAt(path, 'Service')).toMatchObject({
      provider: { name: 'Uplift' },
      offers: { '@type': 'Offer', priceCurrency: 'USD', ...offer },
    });
  });

  test('FAQ data matches the questions on the page', () => {
    for (const [path, html] of pages) {
      const shown = html.includes('id="questions-title"');
      const data = nodeAt(path, 'FAQPage');
      expect(data !== undefined, path).toBe(shown);
      if (!data || !Array.isArray(data.mainEntity)) continue;
      expect(data.mainEntity.length, path).toBeGreaterThan(2);
      for (const { name, acceptedAnswer } of data.mainEntity) {
        expect(html.replaceAll('&#x27;', "'"), path).toContain(name);
        expect(acceptedAnswer.text.length, path).toBeGreaterThan(20);
      }
    }
  });

  test('breadcrumb data exists exactly where breadcrumbs are visible', () => {
    for (const [path, html] of pages) {
      const data = nodeAt(path, 'BreadcrumbList');
      expect(data !== undefined, path).toBe(/<nav[^>]*aria-label="Breadcrumb"/.test(html));
      if (!data || !Array.isArray(data.itemListElement)) continue;
      expect(
        data.itemListElement.map(({ item }) => item),
        path,
      ).toEqual([`${siteUrl}${path.slice(0, path.lastIndexOf('/'))}`, `${siteUrl}${path}`]);
    }
  });

  test('a story is an article with dates, images and author', () => {
    expect(nodeAt('/success-stories/story-0', 'Article')).toMatchObject({
      headline: stories[0]?.title,
      datePublished: dates.publishedAt,
      dateModified: dates.updatedAt,
      image: [
        expect.stringContaining(`${siteUrl}/social/success-stories/story-0.png?v=`),
        `${siteUrl}/api/assets/1/file`,
      ],
      author: { name: 'Uplift' },
      publisher: { name: 'Uplift' },
      mainEntityOfPage: { '@id': `${siteUrl}/success-stories/story-0` },
    });
    const html = pages.get('/success-stories/story-0') ?? '';
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain(`<meta property="article:published_time" content="${dates.publishedAt}"/>`);
  });
});

test('pages that are not indexed have no structured data or social image', async () => {
  for (const path of ['/forgot-password', '/client/login', '/admin/dashboard', '/nope']) {
    const { html, socialImage } = await site.render({ path, fetch: fetchFrom });
    expect(blocksIn(html), path).toEqual([]);
    expect(html.includes('property="og:'), path).toBe(false);
    expect(socialImage, path).toBeNull();
  }
});
