import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from './hydration.ts';

/** What the site tells its server of the pages that are looked at. A test cannot read what a beacon carries. */
async function keepCounts(page: Page): Promise<unknown[]> {
  const counts: unknown[] = [];
  await page.exposeFunction('keepCount', (address: string, text: string) => {
    counts.push([address, JSON.parse(text)]);
  });
  await page.addInitScript(`
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      body.text().then((text) => keepCount(address, text));
      return send(address, body);
    };`);
  return counts;
}

test('each public page is counted once, with the site that led to the first', async ({ page, context }) => {
  const counts = await keepCounts(page);
  const address = '/api/page-views';
  const answered = page.waitForResponse((answer) => answer.url().endsWith(address));
  await page.goto('/pricing', { referer: 'https://search.example/?q=automation' });
  await expect.poll(() => counts).toEqual([[address, { path: '/pricing', referrer: 'search.example' }]]);
  expect((await answered).status()).toBe(202);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => counts).toHaveLength(2);
  expect(counts[1]).toEqual([address, { path: '/about', referrer: '' }]);
  expect(await context.cookies()).toEqual([]);
});

test('areas are not counted', async ({ page }) => {
  const counts = await keepCounts(page);
  await openHydrated(page, '/client/login');
  expect(counts).toEqual([]);
});

for (const [name, script] of [
  ['Do Not Track', `Object.defineProperty(Navigator.prototype, 'doNotTrack', { value: '1' })`],
  [
    'Global Privacy Control',
    `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })`,
  ],
] as const) {
  test(`who turned on ${name} is not counted`, async ({ page }) => {
    const counts = await keepCounts(page);
    await page.addInitScript(script);
    await openHydrated(page, '/pricing');
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    expect(counts).toEqual([]);
  });
}
