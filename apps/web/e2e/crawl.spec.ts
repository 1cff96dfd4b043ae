import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { isOwnStory } from './own-stories.ts';
import { fetchPage } from './page-html.ts';
import { listedPaths } from './site-routes.ts';

/** The contents of a page's HTML. */
interface Content {
  title: string;
  headings: string[];
  ids: string[];
  links: string[];
  /** The URLs of every picture in every width. */
  pictures: string[];
  /** Pictures without a text alternative that are not marked as decoration. */
  unnamed: string[];
}

/** Sign-in pages and areas: linked to, but not public pages. */
const area = /^\/(?:client|manager|admin)(?:\/|$)/;

function read(page: Page, html: string): Promise<Content> {
  return page.evaluate((source) => {
    const content = new DOMParser().parseFromString(source, 'text/html');
    const sources = [...content.querySelectorAll('img, picture source')];
    const drawings = [...content.querySelectorAll('svg')].filter(
      (svg) =>
        !svg.closest('[aria-hidden="true"], [hidden], [aria-label], [aria-labelledby]') &&
        !svg.querySelector('title') &&
        !svg.closest('a, button')?.textContent?.trim(),
    );
    return {
      title: content.title,
      headings: [...content.querySelectorAll('h1')].map(({ textContent }) => textContent?.trim() ?? ''),
      ids: [...content.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...content.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      pictures: sources
        .flatMap((element) => [
          element.getAttribute('src') ?? '',
          ...(element.getAttribute('srcset') ?? '')
            .split(',')
            .map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
        ])
        .filter((address) => address !== ''),
      unnamed: [...content.querySelectorAll('img:not([alt])'), ...drawings].map((element) =>
        element.outerHTML.slice(0, 120),
      ),
    };
  }, html);
}

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => !isOwnStory(path));
}

const patterns: Readonly<Record<string, RegExp>> = {
  'mailto:': /^mailto:[^@\s]+@[^@\s]+\.[a-z]+(?:\?|$)/,
  'tel:': /^tel:\+\d{8,15}$/,
  'https:': /^https:\/\/[a-z0-9.-]+\.[a-z]+(?:\/|$)/,
};

test('every linked page, picture, download and fragment exists', async ({ page, request, baseURL }) => {
  const site = baseURL ?? '';
  const pages = new Map<string, Content>();
  const answers = new Map<string, { status: number; type: string }>();
  const onSite = (address: string, from: string): URL | null => {
    const url = new URL(address, site + from);
    return url.origin === site ? url : null;
  };
  const ask = async (address: string) => {
    const known = answers.get(address);
    if (known) return known;
    const response = await request.get(address, { maxRedirects: 0 });
    const answer = { status: response.status(), type: response.headers()['content-type'] ?? '' };
    answers.set(address, answer);
    return answer;
  };

  const waiting = ['/', ...(await sitemapPaths(request))];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const content = await read(page, (await fetchPage(request, path)).html);
    pages.set(path, content);
    content.links = content.links.filter((link) => !isOwnStory(link));
    for (const link of content.links) {
      const url = onSite(link, path);
      if (!url) {
        const { protocol, href } = new URL(link, site);
        expect.soft(href, `a link on ${path}`).toMatch(patterns[protocol] ?? /^$/);
        continue;
      }
      const { status, type } = await ask(url.pathname + url.search);
      expect.soft(status, `${link} on ${path}`).toBe(200);
      if (status === 200 && type.startsWith('text/html') && !area.test(url.pathname))
        waiting.push(url.pathname);
    }
    for (const picture of content.pictures) {
      const url = onSite(picture, path);
      expect.soft(url, `${picture} on ${path} is on the site`).not.toBeNull();
      if (url) {
        const answer = await ask(url.pathname + url.search);
        expect.soft(answer, `${picture} on ${path}`).toEqual({
          status: 200,
          type: expect.stringMatching(/^image\//),
        });
      }
    }
    expect.soft(content.unnamed, `pictures without a text alternative on ${path}`).toEqual([]);
    expect.soft(content.headings, `h1 of ${path}`).toEqual([expect.stringMatching(/\S/)]);
  }

  expect([...pages.keys()]).toEqual(expect.arrayContaining([...listedPaths]));
  for (const [path, { links }] of pages) {
    for (const link of links) {
      const url = onSite(link, path);
      if (url?.hash && !area.test(url.pathname))
        expect.soft(pages.get(url.pathname)?.ids, `${link} on ${path}`).toContain(url.hash.slice(1));
    }
  }
  const titles = [...pages.values()].map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  const downloads = [...answers].filter(([address]) => /\.(?:md|csv|pdf)$/.test(address));
  expect(downloads.length).toBeGreaterThanOrEqual(9);
  for (const [address, { type }] of downloads) expect.soft(type, address).not.toContain('text/html');
});
