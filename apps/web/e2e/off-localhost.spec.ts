import { test as base, expect, type Page } from '@playwright/test';
import { followWithin, openHydrated } from './hydration.ts';

/** A name that is not this machine's, though it leads here. */
const host = 'site.test';

const test = base.extend<{ site: string }>({
  site: async ({ baseURL }, use) => {
    const url = new URL(baseURL ?? '');
    url.hostname = host;
    await use(url.origin);
  },
});

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`];
    await use({ ...launchOptions, args });
  },
});

interface Report {
  level: string;
  message: string;
  stack: string | null;
  componentStack: string | null;
  url: string;
  userAgent: string;
  timestamp: string;
}

/** Takes the next error report instead of the server, which takes none from a name that is not its own. */
async function catchReport(page: Page): Promise<() => Promise<Report>> {
  const { promise: caught, resolve } = Promise.withResolvers<Report>();
  await page.route('**/api/client-errors', async (route) => {
    resolve(route.request().postDataJSON());
    await route.fulfill({ status: 202, contentType: 'application/json', body: '{"id":"1"}' });
  });
  return () => caught;
}

test('the error of a section is reported, in a form that the server takes', async ({
  page,
  site,
  request,
}) => {
  const report = await catchReport(page);
  await page.route('**/assets/calculator-section-*.js', (route) => route.abort());
  await openHydrated(page, `${site}/`);
  const before = Date.now();
  await page.getByLabel('Annual revenue').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Section Unavailable' })).toBeVisible();

  const sent = await report();
  expect(sent).toMatchObject({
    level: 'section',
    message: expect.stringMatching(/dynamically imported module/),
    url: `${site}/`,
    userAgent: await page.evaluate(() => navigator.userAgent),
  });
  expect(sent.stack).toEqual(expect.any(String));
  expect(sent.componentStack).toEqual(expect.any(String));
  const time = Date.parse(sent.timestamp);
  expect(time).toBeGreaterThanOrEqual(before - 1_000);
  expect(time).toBeLessThanOrEqual(Date.now() + 1_000);
  expect((await request.post('/api/client-errors', { data: sent })).status()).toBe(202);
});

test('the error of a page is reported as one', async ({ page, site }) => {
  const report = await catchReport(page);
  await openHydrated(page, `${site}/about`);
  await page.route('**/assets/pricing-page-*.js', (route) => route.abort());
  await followWithin(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }));
  await expect(page.getByRole('heading', { name: 'Page Error' })).toBeVisible();
  expect(await report()).toMatchObject({ level: 'page', url: `${site}/pricing` });
});

test('the error of a component is reported as one', async ({ page, site }) => {
  const report = await catchReport(page);
  const shared = 'currentRevenue=1000000&totalHeadCount=10&busyWorkEmployees=2&hoursPerWeek=10&hourlyRate=25';
  await openHydrated(page, `${site}/calculator#${shared}`);
  await page.route('**/assets/report-dialog-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'E-mail report' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Component error' })).toBeVisible();
  expect(await report()).toMatchObject({
    level: 'component',
    message: expect.stringMatching(/dynamically imported module/),
    componentStack: expect.any(String),
  });
});

test('technologies and assets come from the site itself where no other service is named', async ({
  page,
  site,
}) => {
  await openHydrated(page, `${site}/about`);
  const technologies = page.waitForRequest('**/api/tech-assets');
  await followWithin(page.getByRole('link', { name: 'Uplift home page' }).first());
  expect((await technologies).url()).toBe(`${site}/api/tech-assets`);
  await expect(page.locator('[data-view]').getByRole('link').first()).toBeAttached();
});
