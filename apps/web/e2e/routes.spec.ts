import { expect, test } from '@playwright/test';
import { expectEverythingInPlace, fetchPage } from './page-html.ts';
import { areaPaths, listedPaths, missingPaths, passwordPages, signInPaths } from './site-routes.ts';

/** By what each page is told from every other. */
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

for (const path of listedPaths) {
  test(`${path} answers with a page of its own that search engines may list`, async ({
    request,
    baseURL,
  }) => {
    const page = await fetchPage(request, path);
    expect(page.response.status()).toBe(200);
    expect(page.headings).toHaveLength(1);
    expect(page.title).toMatch(titles[path]);
    expect(page.indexed).toBe(true);
    expect(page.canonical).toBe(`${baseURL}${path}`);
    expectEverythingInPlace(page);
  });
}

for (const [path, title] of Object.entries(passwordPages)) {
  test(`${path} answers with a screen that nobody lists`, async ({ request }) => {
    const page = await fetchPage(request, path);
    expect(page.response.status()).toBe(200);
    expect(page.headings).toEqual([title]);
    expect(page.indexed).toBe(false);
    expectEverythingInPlace(page);
  });
}

for (const path of signInPaths) {
  test(`${path} answers with a sign-in that nobody lists or keeps`, async ({ request }) => {
    const page = await fetchPage(request, path);
    expect(page.response.status()).toBe(200);
    expect(page.headings).toHaveLength(1);
    expect(page.indexed).toBe(false);
    expect(page.response.headers()['cache-control']).toBe('no-store');
    expect(page.html).toContain('type="password"');
    expectEverythingInPlace(page);
  });
}

for (const { path } of areaPaths) {
  test(`${path} answers with the frame of its area, which nobody lists or keeps`, async ({ request }) => {
    const page = await fetchPage(request, path);
    expect(page.response.status()).toBe(200);
    expect(page.title).toMatch(/\S/);
    expect(page.indexed).toBe(false);
    expect(page.canonical).toBeUndefined();
    expect(page.response.headers()['cache-control']).toBe('no-store');
    expectEverythingInPlace(page);
  });
}

test('the frame of admin pages has no navigation bar; those of clients and managers have one for visitors', async ({
  request,
}) => {
  for (const { path } of areaPaths) {
    const { html } = await fetchPage(request, path);
    expect(html.includes('<header'), path).toBe(!path.startsWith('/admin/'));
    expect(html, path).not.toContain('<footer');
  }
});

test('every public page has the bar at its top and the footer at its end', async ({ request }) => {
  for (const path of [...listedPaths, ...Object.keys(passwordPages), ...missingPaths]) {
    const { html } = await fetchPage(request, path);
    const [bar = '', footer = ''] = [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s].map(
      (part) => part.exec(html)?.[0],
    );
    for (const link of ['/services', '/pricing', '/results', '/about', '/resources', '/contact', '/portal'])
      expect(bar, `${link} in the bar of ${path}`).toMatch(new RegExp(`href="?${link}[" >]`));
    expect(footer, path).toContain('Quick Links');
    expect(html.indexOf('<header'), path).toBeLessThan(html.indexOf('<main'));
    expect(html.indexOf('<footer'), path).toBeGreaterThan(html.indexOf('</main>'));
  }
});

for (const path of missingPaths) {
  test(`${path} answers 404 with 'Page Not Found'`, async ({ request }) => {
    const page = await fetchPage(request, path);
    expect(page.response.status()).toBe(404);
    expect(page.headings).toEqual(['Page Not Found']);
    expect(page.title).toContain('Page Not Found');
    expect(page.indexed).toBe(false);
    expect(page.canonical).toBeUndefined();
    expectEverythingInPlace(page);
  });
}

for (const [path, address] of [
  ['/services/', '/services'],
  ['/services/systems-audit/', '/services/systems-audit'],
  ['/client/login/?next=%2Fclient%2Fresults', '/client/login?next=%2Fclient%2Fresults'],
  ['//pricing', '/pricing'],
  ['/Pricing', '/pricing'],
] as const) {
  test(`${path} leads to ${address} for good`, async ({ request, baseURL }) => {
    const { response } = await fetchPage(request, `${baseURL}${path}`);
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(address);
  });
}

test('every page has a title of its own', async ({ request }) => {
  const paths = [...listedPaths, ...Object.keys(passwordPages), ...signInPaths, '/nope'];
  const titles = await Promise.all(paths.map(async (path) => (await fetchPage(request, path)).title));
  expect(new Set(titles).size).toBe(paths.length);
});

test('an unknown API path answers 404 as JSON, not as a page', async ({ request }) => {
  const response = await request.get('/api/nope');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ status: 404, message: expect.any(String) });
});
