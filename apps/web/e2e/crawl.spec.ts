import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectHydrated, openHydrated } from './hydration.ts';
import { fetchPage, type PageHtml } from './page-html.ts';
import { listedPaths } from './site-routes.ts';
import { keepVisitLog, readToTheEnd, type VisitLog } from './visit-log.ts';

// The crawl is one, and the tests ask what it saw.
test.describe.configure({ mode: 'default' });

/** Some thirty pages, read to their ends one after the other on a busy machine. */
const CRAWL_TIMEOUT = 300_000;

/** What stands on a page when all of its code has taken over. */
interface Seen {
  title: string;
  firstHeadings: string[];
  /** Targets of links, forms left out, as they are written. */
  links: string[];
  /** Addresses of every picture in every width that it comes in. */
  pictures: string[];
  /** Pictures that say nothing to who cannot see them, and are not marked as decoration either. */
  unnamed: string[];
}

interface CrawledPage {
  path: string;
  page: PageHtml;
  log: VisitLog;
  seen: Seen;
}

interface Crawl {
  pages: CrawledPage[];
  /** What answers at each address that a page names, by that address. */
  answers: Map<string, { status: number; type: string }>;
}

/** Where people sign in, and what they find then: reached by links, and no public page. */
const area = /^\/(?:client|manager|admin)(?:\/|$)/;

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const images = [...document.querySelectorAll('img')];
    const sources = [
      ...document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, picture source'),
    ];
    const candidates = sources.flatMap(({ srcset }) =>
      srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    );
    const drawings = [...document.querySelectorAll('svg')].filter(
      (svg) =>
        !svg.closest('[aria-hidden="true"], [hidden]') &&
        !svg.closest('[aria-label], [aria-labelledby]') &&
        !svg.querySelector('title') &&
        !svg.closest('a, button')?.textContent?.trim(),
    );
    return {
      title: document.title,
      firstHeadings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent ?? ''),
      links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      pictures: [...images.map(({ src }) => src), ...candidates].filter((address) => address !== ''),
      unnamed: [...images.filter((image) => !image.hasAttribute('alt')), ...drawings].map((element) =>
        element.outerHTML.slice(0, 120),
      ),
    };
  });
}

async function visit(
  browser: Browser,
  request: APIRequestContext,
  site: string,
  path: string,
): Promise<CrawledPage> {
  const context = await browser.newContext({ baseURL: site });
  try {
    const page = await context.newPage();
    const log = keepVisitLog(page, site);
    await openHydrated(page, path);
    await readToTheEnd(page, log);
    await expectHydrated(page.getByRole('contentinfo'));
    return { path, page: await fetchPage(request, path), log, seen: await look(page) };
  } finally {
    await context.close();
  }
}

/** Addresses on this site, whole; e-mail, telephone and other hosts are for people to follow. */
function onSite(addresses: readonly string[], site: string, from: string): URL[] {
  return addresses
    .map((address) => new URL(address, site + from))
    .filter(({ origin }) => origin === new URL(site).origin);
}

/** Everything that can be reached from the home page and the sitemap by following links. */
async function crawl(browser: Browser, request: APIRequestContext, site: string): Promise<Crawl> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const waiting = ['/', ...listed];
  const pages: CrawledPage[] = [];
  const answers: Crawl['answers'] = new Map();
  const seen = new Set<string>();
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const crawled = await visit(browser, request, site, path);
    pages.push(crawled);
    const targets = onSite([...crawled.seen.links, ...crawled.seen.pictures], site, path);
    for (const { pathname, search } of targets) {
      if (answers.has(pathname + search)) continue;
      const response = await request.get(pathname + search, { maxRedirects: 0 });
      const type = response.headers()['content-type'] ?? '';
      answers.set(pathname + search, { status: response.status(), type });
      const isPage = response.status() === 200 && type.startsWith('text/html');
      if (isPage && !area.test(pathname)) waiting.push(pathname);
    }
  }
  return { pages, answers };
}

let crawled: Crawl;
let site: string;

test.beforeAll(
  'follow every link from the home page and the sitemap',
  async ({ browser, playwright }, { project }) => {
    test.setTimeout(CRAWL_TIMEOUT);
    site = project.use.baseURL ?? '';
    const request = await playwright.request.newContext({ baseURL: site });
    crawled = await crawl(browser, request, site);
    await request.dispose();
  },
);

/** What a look at each page finds, as `page: finding`. */
function findings(find: (page: CrawledPage) => readonly string[]): string[] {
  return crawled.pages.flatMap((page) => find(page).map((finding) => `${page.path}: ${finding}`));
}

test('the crawl reaches every listed page', () => {
  expect(crawled.pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...listedPaths]));
});

test('no link is broken', () => {
  const broken = findings(({ path, seen }) =>
    onSite(seen.links, site, path)
      .map(({ pathname, search }) => pathname + search)
      .filter((address) => crawled.answers.get(address)?.status !== 200)
      .map((address) => `${address} answers ${crawled.answers.get(address)?.status}`),
  );
  expect(broken).toEqual([]);
});

test('no link leads to a place that its page does not have', () => {
  const html = new Map(crawled.pages.map(({ path, page }) => [path, page.html]));
  const lost = findings(({ path, seen }) =>
    onSite(seen.links, site, path)
      .filter(({ hash, pathname }) => hash !== '' && !html.get(pathname)?.includes(` id="${hash.slice(1)}"`))
      .map(({ pathname, hash }) => pathname + hash),
  );
  expect(lost).toEqual([]);
});

test('every e-mail address, telephone number and foreign address that a link names is a whole one', () => {
  const patterns: Readonly<Record<string, RegExp>> = {
    'mailto:': /^mailto:[^@\s]+@[^@\s]+\.[a-z]+(?:\?|$)/,
    'tel:': /^tel:\+\d{8,15}$/,
    'https:': /^https:\/\/[a-z0-9.-]+\.[a-z]+(?:\/|$)/,
  };
  const odd = findings(({ path, seen }) =>
    seen.links
      .map((address) => new URL(address, site + path))
      .filter(({ origin }) => origin !== new URL(site).origin)
      .filter(({ protocol, href }) => !patterns[protocol]?.test(href))
      .map(({ href }) => href),
  );
  expect(odd).toEqual([]);
});

test('every picture is there, in every width that it comes in', () => {
  const missing = findings(({ path, seen }) =>
    onSite(seen.pictures, site, path)
      .map(({ pathname, search }) => pathname + search)
      .filter((address) => {
        const answer = crawled.answers.get(address);
        return answer?.status !== 200 || !answer.type.startsWith('image/');
      }),
  );
  expect(missing).toEqual([]);
  expect(crawled.pages.flatMap(({ seen }) => seen.pictures).length).toBeGreaterThan(0);
});

test('every download is there, as a file', () => {
  const files = [...crawled.answers].filter(([address]) => /\.(?:md|csv|pdf)$/.test(address));
  expect(files.length).toBeGreaterThanOrEqual(9);
  for (const [address, { status, type }] of files) {
    expect(status, address).toBe(200);
    expect(type, address).not.toContain('text/html');
  }
});

test('no picture is without words for who cannot see it', () => {
  expect(findings(({ seen }) => seen.unnamed)).toEqual([]);
});

test('no two pages have the same title', () => {
  const titles = Map.groupBy(crawled.pages, ({ seen }) => seen.title);
  const shared = [...titles].filter(([, pages]) => pages.length > 1);
  expect(shared.map(([title, pages]) => `${title}: ${pages.map(({ path }) => path).join(', ')}`)).toEqual([]);
});

test('every page has one h1, before and after its code has taken over', () => {
  const odd = findings(({ page, seen }) =>
    [page.headings, seen.firstHeadings]
      .filter((headings) => headings.length !== 1 || !headings[0]?.trim())
      .map((headings) => `[${headings.join(', ')}]`),
  );
  expect(odd).toEqual([]);
});

test('no page leaves a message in the console', () => {
  expect(findings(({ log }) => log.complaints)).toEqual([]);
});

test('no page asks for what is not there', () => {
  expect(findings(({ log }) => log.refused)).toEqual([]);
});

test('no page asks another host for anything', () => {
  expect(findings(({ log }) => log.foreign)).toEqual([]);
});

test('no page fetches again what came with it', () => {
  expect(findings(({ log }) => log.fetched)).toEqual([]);
});
