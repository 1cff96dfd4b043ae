import { type APIRequestContext, expect, test } from '@playwright/test';
import { isOwnStory } from './own-stories.ts';
import { expectEverythingInPlace, fetchPage } from './page-html.ts';
import { areaPaths, listedPaths, missingPaths, passwordPages, signInPaths } from './site-routes.ts';

/** The title of each page. */
const titles: Record<(typeof listedPaths)[number], RegExp> = {
  '/': /Uplift/,
  '/services': /^Services/,
  '/services/systems-audit': /^Systems audit/,
  '/services/workflow-automation': /^Workflow automation/,
  '/services/crm-sales-automation': /^CRM and sales automation/,
  '/services/reporting-dashboards': /^Reporting dashboards/,
  '/services/integrations': /^Integrations/,
  '/services/ongoing-optimization': /^Ongoing optimization/,
  '/calculator': /^ROI calculator/i,
  '/pricing': /^Pricing/,
  '/results': /^Results/,
  '/about': /^About/,
  '/contact': /^Book/,
  '/resources': /^Resources/,
  '/success-stories': /^Success stories/,
  '/success-stories/dental-group-recall': /^A dental group fills its chairs without phoning/,
  '/portal': /portal/i,
};

/** The contents of the meta elements with a name or property, in document order. */
function metaOf(html: string, name: string): string[] {
  const pattern = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, content = '']) =>
    content.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
  );
}

/** Width and height from the first chunk of a PNG. Null for other files. */
function sizeOfPng(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.subarray(1, 4).toString('latin1') !== 'PNG') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

async function expectSocialImage(request: APIRequestContext, html: string, path: string): Promise<void> {
  const images = metaOf(html, 'og:image');
  expect.soft(images, path).toHaveLength(1);
  const picture = await request.get(images[0] ?? '');
  expect.soft(picture.status(), `picture of ${path}`).toBe(200);
  expect.soft(picture.headers()['content-type'], `picture of ${path}`).toBe('image/png');
  expect
    .soft(picture.headers()['cache-control'], `picture of ${path}`)
    .toBe('public, max-age=31536000, immutable');
  expect.soft(sizeOfPng(await picture.body()), `picture of ${path}`).toEqual({ width: 1_200, height: 630 });
}

async function expectFonts(request: APIRequestContext, link: string, html: string, path: string) {
  const inHeader = [...link.matchAll(/<(\S+?)>; rel=preload; as=font;/g)].map(([, address]) => address);
  const inHead = [...html.matchAll(/<link rel="preload" href="(\S+?)" as="font"/g)];
  expect.soft(inHeader, `fonts of ${path}`).toHaveLength(2);
  expect.soft(inHeader, `fonts of ${path}`).toEqual(inHead.map(([, address]) => address));
  for (const address of inHeader)
    expect.soft((await request.get(address ?? '')).headers()['content-type'], address).toBe('font/woff2');
}

test('listed pages have a title, a description, a social image, fonts, the navigation bar and the footer', {
  tag: '@core',
}, async ({ request, baseURL }) => {
  const values = new Map<string, string>();
  for (const path of listedPaths) {
    const page = await fetchPage(request, path);
    const { html, response } = page;
    const address = `${baseURL}${path}`;
    expect.soft(response.status(), path).toBe(200);
    expect.soft(page.title, path).toMatch(titles[path]);
    expect.soft(page.title?.length, path).toBeLessThanOrEqual(60);
    expect.soft(page.headings, path).toHaveLength(1);
    expect.soft(page.indexed, path).toBe(true);
    expect.soft(page.canonical, path).toBe(address);
    expectEverythingInPlace(page);

    const [description = '', ...others] = metaOf(html, 'description');
    expect.soft(others, path).toEqual([]);
    expect.soft(description.length, `description of ${path}`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `description of ${path}`).toBeLessThanOrEqual(160);
    const expected = {
      'og:url': address,
      'og:site_name': 'Uplift',
      'og:type': path.startsWith('/success-stories/') ? 'article' : 'website',
      'og:description': description,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    };
    for (const [name, content] of Object.entries(expected))
      expect.soft(metaOf(html, name), `${name} of ${path}`).toEqual([content]);
    expect.soft(metaOf(html, 'og:title')[0], path).toMatch(/\S/);
    if (path === '/' || path.startsWith('/success-stories/')) await expectSocialImage(request, html, path);
    expect.soft(metaOf(html, 'og:image'), path).toHaveLength(1);
    await expectFonts(request, response.headers().link ?? '', html, path);

    for (const value of [
      page.title ?? '',
      description,
      metaOf(html, 'og:image')[0] ?? '',
      metaOf(html, 'og:image:alt')[0] ?? '',
    ]) {
      expect.soft(values.get(value), `${value} of ${path} is its own`).toBeUndefined();
      values.set(value, path);
    }

    expect.soft(html.indexOf('<header'), path).toBeGreaterThan(0);
    expect.soft(html.indexOf('<header'), path).toBeLessThan(html.indexOf('<main'));
    expect.soft(html.indexOf('<footer'), path).toBeGreaterThan(html.indexOf('</main>'));

    // The contact form has a different stamp for each visitor.
    const cached = path !== '/contact';
    expect
      .soft(response.headers()['cache-control'], path)
      .toBe(cached ? 'public, max-age=0, s-maxage=60' : 'no-store');
  }
});

test('sign-in, password and area pages are not indexed or cached and have no card', async ({ request }) => {
  const passwordPaths = Object.keys(passwordPages);
  for (const path of [...signInPaths, ...passwordPaths, ...areaPaths.map((area) => area.path)]) {
    const page = await fetchPage(request, path);
    expect.soft(page.response.status(), path).toBe(200);
    expect.soft(page.title, path).toMatch(/\S/);
    expect.soft(page.indexed, path).toBe(false);
    expect.soft(metaOf(page.html, 'og:image'), path).toEqual([]);
    expect.soft((await request.get(`/social${path}.png`)).status(), `picture of ${path}`).toBe(404);
    expectEverythingInPlace(page);
    if (passwordPaths.includes(path)) continue;
    expect.soft(page.response.headers()['cache-control'], path).toBe('no-store');
    expect.soft(page.html, path).not.toContain('<footer');
    expect.soft(page.html.includes('<header'), `bar of ${path}`).toBe(!path.startsWith('/admin/'));
  }
  for (const path of signInPaths)
    expect.soft((await fetchPage(request, path)).html, path).toContain('type="password"');
  for (const [path, title] of Object.entries(passwordPages))
    expect.soft((await fetchPage(request, path)).headings, path).toEqual([title]);
});

test('unknown URLs return 404, and variants of a URL redirect to it', {
  tag: '@core',
}, async ({ request, baseURL }) => {
  for (const path of missingPaths) {
    const page = await fetchPage(request, path);
    expect.soft(page.response.status(), path).toBe(404);
    expect.soft(page.headings, path).toEqual(['Page Not Found']);
    expect.soft(page.title, path).toContain('Page Not Found');
    expect.soft(page.indexed, path).toBe(false);
    expect.soft(page.canonical, path).toBeUndefined();
    expectEverythingInPlace(page);
  }
  for (const [path, address] of [
    ['/services/', '/services'],
    ['/services/systems-audit/', '/services/systems-audit'],
    ['/client/login/?next=%2Fclient%2Fresults', '/client/login?next=%2Fclient%2Fresults'],
    ['//pricing', '/pricing'],
    ['/Pricing', '/pricing'],
  ]) {
    const { response } = await fetchPage(request, `${baseURL}${path}`);
    expect.soft(response.status(), path).toBe(308);
    expect.soft(response.headers().location, path).toBe(address);
  }
});

test('the sitemap lists the canonical URLs of all listed pages and published stories except FinTech', async ({
  request,
  baseURL,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
  const addresses = entries.map(([, address = '']) => address).filter((address) => !isOwnStory(address));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(expect.arrayContaining(listedPaths.map((path) => `${baseURL}${path}`)));
  for (const address of addresses) {
    const page = await fetchPage(request, address);
    expect.soft(page.response.status(), address).toBe(200);
    expect.soft(page.indexed, address).toBe(true);
    expect.soft(page.canonical, address).toBe(address);
  }
  const { data }: { data: { slug: string; industry: string }[] } = await (
    await request.get('/api/case-studies')
  ).json();
  for (const { slug, industry } of data.filter(({ slug }) => !isOwnStory(`/success-stories/${slug}`)))
    expect.soft(addresses.includes(`${baseURL}/success-stories/${slug}`), slug).toBe(industry !== 'FinTech');
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});
