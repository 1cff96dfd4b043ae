import { expect, test } from '@playwright/test';
import { openHydrated } from './hydration.ts';

/** A hostname other than localhost that resolves to this machine. */
const host = 'site.test';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`];
    await use({ ...launchOptions, args });
  },
});

test('a section error is reported in a format that the server accepts', async ({
  page,
  baseURL,
  request,
}) => {
  const site = new URL(baseURL ?? '');
  site.hostname = host;
  // The server rejects reports from hostnames other than its own.
  await page.route('**/api/client-errors', (route) => route.fulfill({ status: 202, json: { id: '1' } }));
  await page.route('**/assets/calculator-section-*.js', (route) => route.abort());
  await openHydrated(page, site.href);
  const reported = page.waitForRequest('**/api/client-errors');
  await page.getByLabel('Annual revenue').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Section Unavailable' })).toBeVisible();

  const report: unknown = (await reported).postDataJSON();
  expect(report).toMatchObject({
    level: 'section',
    message: expect.stringMatching(/dynamically imported module/),
    stack: expect.any(String),
    componentStack: expect.any(String),
    url: site.href,
    userAgent: await page.evaluate(() => navigator.userAgent),
  });
  expect((await request.post('/api/client-errors', { data: report })).status()).toBe(202);
});
