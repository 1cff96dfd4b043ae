import { expect, type Page, test } from '@playwright/test';
import { followWithin, openHydrated } from './hydration.ts';

/** Records the page views sent to the server. Playwright can't read the body of a beacon. */
async function keepCounts(page: Page): Promise<{ address: string; path: string; referrer: string }[]> {
  const counts: { address: string; path: string; referrer: string }[] = [];
  await page.exposeFunction('keepCount', (address: string, text: string) => {
    counts.push({ address, ...JSON.parse(text) });
  });
  await page.addInitScript(`
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      body.text().then((text) => keepCount(address, text));
      return send(address, body);
    };`);
  return counts;
}

test('each public page view is counted once, without cookies, with the referring site', async ({
  page,
  context,
}) => {
  const counts = await keepCounts(page);
  const address = '/api/page-views';
  const answered = page.waitForResponse((answer) => answer.url().endsWith(address));
  await page.goto('/pricing', { referer: 'https://search.example/?q=automation' });
  await expect.poll(() => counts).toEqual([{ address, path: '/pricing', referrer: 'search.example' }]);
  expect((await answered).status()).toBe(202);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => counts).toHaveLength(2);
  expect(counts[1]).toEqual({ address, path: '/about', referrer: '' });
  expect(await context.cookies()).toEqual([]);
});

test('areas, and visitors with Do Not Track or Global Privacy Control, are not counted', async ({
  browser,
}) => {
  for (const { path, script, counted } of [
    { path: '/client/login', script: '', counted: ['/about'] },
    {
      path: '/pricing',
      script: `Object.defineProperty(Navigator.prototype, 'doNotTrack', { value: '1' })`,
      counted: [],
    },
    {
      path: '/pricing',
      script: `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })`,
      counted: [],
    },
  ]) {
    const page = await browser.newPage();
    const counts = await keepCounts(page);
    await page.addInitScript(script);
    await openHydrated(page, path);
    await followWithin(page.getByRole('banner').getByRole('link', { name: 'About' }));
    await expect(page).toHaveTitle('About · Uplift');
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => counts.map((count) => count.path), `${path} ${script}`).toEqual(counted);
    await page.close();
  }
});
