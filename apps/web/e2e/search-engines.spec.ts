import { type APIRequestContext, expect, test } from '@playwright/test';
import { openHydrated } from './hydration.ts';
import { fetchPage } from './page-html.ts';
import { areaPaths, listedPaths, missingPaths, passwordPages, signInPaths } from './site-routes.ts';

/** The content of each meta element of a name or property, in their order. */
function metaOf(html: string, name: string): string[] {
  const pattern = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, content = '']) =>
    content.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
  );
}

async function sitemapOf(request: APIRequestContext): Promise<{ address: string; changed: string }[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  return [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)].map(
    ([, address = '', changed = '']) => ({ address, changed }),
  );
}

/** Width and height as the first chunk of a PNG says them; nothing where the bytes are none. */
function sizeOfPng(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.subarray(1, 4).toString('latin1') !== 'PNG') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

for (const path of listedPaths) {
  test(`${path} introduces itself to search engines and to sites that show links`, async ({
    request,
    baseURL,
  }) => {
    const page = await fetchPage(request, path);
    const address = `${baseURL}${path}`;
    expect(page.title?.length).toBeLessThanOrEqual(60);
    const [description = '', ...others] = metaOf(page.html, 'description');
    expect(others).toEqual([]);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(page.html.match(/<link rel="canonical"/g)).toHaveLength(1);
    expect(page.canonical).toBe(address);
    expect(page.headings).toHaveLength(1);

    expect(metaOf(page.html, 'og:url')).toEqual([address]);
    expect(metaOf(page.html, 'og:site_name')).toEqual(['Uplift']);
    expect(metaOf(page.html, 'og:type')).toEqual([
      path.startsWith('/success-stories/') ? 'article' : 'website',
    ]);
    expect(metaOf(page.html, 'og:title')[0]).toMatch(/\S/);
    expect(metaOf(page.html, 'og:description')).toEqual([description]);
    expect(metaOf(page.html, 'og:image:width')).toEqual(['1200']);
    expect(metaOf(page.html, 'og:image:height')).toEqual(['630']);
    expect(metaOf(page.html, 'og:image:alt')[0]?.length).toBeGreaterThan(20);
    expect(metaOf(page.html, 'twitter:card')).toEqual(['summary_large_image']);

    const [image = '', ...otherImages] = metaOf(page.html, 'og:image');
    expect(otherImages).toEqual([]);
    expect(image.startsWith(`${baseURL}/social/`)).toBe(true);
    const picture = await request.get(image);
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(picture.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(sizeOfPng(await picture.body())).toEqual({ width: 1_200, height: 630 });
  });
}

test('titles, descriptions and pictures of listed pages are their own', async ({ request }) => {
  const addresses = (await sitemapOf(request)).map(({ address }) => address);
  const pages = await Promise.all(addresses.map((address) => fetchPage(request, address)));
  const values = {
    title: pages.map(({ title }) => title),
    description: pages.map(({ html }) => metaOf(html, 'description')[0]),
    image: pages.map(({ html }) => metaOf(html, 'og:image')[0]),
    alternative: pages.map(({ html }) => metaOf(html, 'og:image:alt')[0]),
  };
  for (const [name, all] of Object.entries(values)) {
    expect(
      all.filter((value, index) => value === undefined || all.indexOf(value) !== index),
      name,
    ).toEqual([]);
  }
});

test('the sitemap names every listed page once, each of which answers and names the same address', async ({
  request,
  baseURL,
}) => {
  const entries = await sitemapOf(request);
  const addresses = entries.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(expect.arrayContaining(listedPaths.map((path) => `${baseURL}${path}`)));
  for (const { address, changed } of entries) {
    expect(new Date(changed).getTime(), address).toBeLessThanOrEqual(Date.now());
    const page = await fetchPage(request, address);
    expect(page.response.status(), address).toBe(200);
    expect(page.indexed, address).toBe(true);
    expect(page.canonical, address).toBe(address);
  }
});

test('the sitemap leaves out FinTech, sign-in, areas and what is not there', async ({ request, baseURL }) => {
  const { data } = await (await request.get('/api/case-studies')).json();
  const addresses = new Set((await sitemapOf(request)).map(({ address }) => address));
  for (const { slug, industry } of data) {
    expect(addresses.has(`${baseURL}/success-stories/${slug}`), slug).toBe(industry !== 'FinTech');
  }
  const unlisted = [
    ...Object.keys(passwordPages),
    ...signInPaths,
    ...missingPaths,
    ...areaPaths.map(({ path }) => path),
  ];
  for (const path of unlisted) expect(addresses.has(`${baseURL}${path}`), path).toBe(false);
});

for (const path of [...signInPaths, ...areaPaths.map((area) => area.path)]) {
  test(`${path} is nobody's to list, keep or show as a card`, async ({ request }) => {
    const page = await fetchPage(request, path);
    expect(page.indexed).toBe(false);
    expect(page.response.headers()['cache-control']).toBe('no-store');
    expect(metaOf(page.html, 'og:image')).toEqual([]);
    expect((await request.get(`/social${path}.png`)).status()).toBe(404);
  });
}

test('a picture is drawn of pages alone, never of words in an address', async ({ request }) => {
  for (const path of [
    '/social/nope.png',
    '/social/Buy now.png',
    '/social/success-stories/nope.png',
    '/social/pricing',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const [plain, titled] = await Promise.all(
    ['/social/pricing.png', '/social/pricing.png?title=Free&v=mine'].map((path) => request.get(path)),
  );
  expect(titled?.headers().etag).toBe(plain?.headers().etag);
  expect(titled?.headers()['cache-control']).toBe('public, max-age=300');
});

test('robots.txt lets crawlers read pages and pictures, keeps them out of the rest, and names the sitemap', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = (await response.text())
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => /^([\w-]+): (\S+)$/.exec(line)?.slice(1) ?? ['unreadable', line]);
  expect(new Set(fields.map(([name]) => name))).toEqual(
    new Set(['User-agent', 'Allow', 'Disallow', 'Sitemap']),
  );
  expect(fields).toContainEqual(['Sitemap', `${baseURL}/sitemap.xml`]);

  const rules = fields.flatMap(([name, prefix = '']) =>
    name === 'Allow' || name === 'Disallow' ? [{ allows: name === 'Allow', prefix }] : [],
  );
  // The longest rule that fits decides, as RFC 9309 says.
  const mayRead = (path: string): boolean =>
    rules
      .filter(({ prefix }) => path.startsWith(prefix))
      .sort((first, second) => second.prefix.length - first.prefix.length)[0]?.allows ?? true;
  for (const path of [...listedPaths, '/social/pricing.png', '/api/assets/1/file', '/logo.svg']) {
    expect(mayRead(path), path).toBe(true);
  }
  for (const path of [
    '/client/login',
    '/client',
    '/manager',
    '/admin/users',
    '/api/case-studies',
    '/api/auth/user',
  ]) {
    expect(mayRead(path), path).toBe(false);
  }
});

test('pages are kept between, asked for again by browsers, and not sent twice', async ({ request }) => {
  // The one page with a form that is stamped for each visitor.
  for (const path of listedPaths.filter((each) => each !== '/contact')) {
    const first = await request.get(path);
    expect(first.headers()['cache-control'], path).toBe('public, max-age=0, s-maxage=60');
    const headers = { 'if-none-match': first.headers().etag ?? '' };
    expect((await request.get(path, { headers })).status(), path).toBe(304);
  }
  expect((await request.get('/contact')).headers()['cache-control']).toBe('no-store');
});

// The test browser runs without its back/forward cache, so this asks for what keeps a page out of one.
test('nothing on a page keeps browsers from restoring it when somebody goes back', async ({ page }) => {
  await page.addInitScript(() => {
    const add = window.addEventListener;
    window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
      if (type === 'unload' || type === 'beforeunload') document.documentElement.dataset.leaving = type;
      add.call(window, type, ...rest);
    };
  });
  for (const path of ['/', '/pricing', '/calculator', '/resources']) {
    await openHydrated(page, path);
    expect(await page.evaluate(() => document.documentElement.dataset.leaving), path).toBeUndefined();
    expect(await page.evaluate(() => [window.onunload, window.onbeforeunload]), path).toEqual([null, null]);
  }
});
