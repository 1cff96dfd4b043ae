import { expect, type Page, type Route, test } from '@playwright/test';
import { sampleStories } from '../src/content/sample-stories.ts';
import { followWithin, openHydrated } from './hydration.ts';

const sampleNote = 'These are examples of typical projects.';

const technologies = (page: Page) => page.locator('[data-view]').getByRole('link');
const storyTitles = (page: Page) =>
  page
    .getByRole('main')
    .locator('section', { hasText: 'Success stories' })
    .last()
    .getByRole('list')
    .getByRole('heading');

/** Opens the home page by a link, so that its data comes from the API instead of the page. */
async function goHome(page: Page): Promise<void> {
  await followWithin(page.getByRole('link', { name: 'Uplift home page' }).first());
  await expect(page).toHaveURL('/');
}

test('without the API, the home page shows fallback data and recovers without a reload', {
  tag: '@core',
}, async ({ page, request }) => {
  const { data }: { data: { name: string; isActive: boolean }[] } = await (
    await request.get('/data/tech-assets.json')
  ).json();
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await openHydrated(page, '/about');
  await page.route('**/api/**', (route) => route.abort());
  await goHome(page);
  await expect(page.getByRole('heading', { level: 1, name: /bad systems/i })).toBeVisible();
  await expect(technologies(page)).toHaveCount(data.length);
  for (const { name } of data)
    await expect(technologies(page).getByText(name, { exact: true })).toBeAttached();
  await expect(storyTitles(page)).toHaveText(sampleStories.map(({ title }) => title));
  await expect(page.getByText(sampleNote)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Unavailable|Page Error/ })).toHaveCount(0);
  expect(uncaught).toEqual([]);

  await page.unrouteAll();
  await followWithin(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }));
  await expect(page).toHaveURL('/about');
  await goHome(page);
  await expect(page.getByText(sampleNote)).toHaveCount(0);
  await expect(storyTitles(page)).toHaveCount(3);
  await expect(storyTitles(page)).not.toHaveText(sampleStories.map(({ title }) => title));
});

test('the home page shows three built-in technologies when the API and the file fail', async ({ page }) => {
  const fail = (route: Route) => route.fulfill({ status: 500, json: { message: 'Out of order.' } });
  await openHydrated(page, '/about');
  await page.route('**/api/tech-assets', fail);
  await page.route('**/data/tech-assets.json', fail);
  await goHome(page);
  await expect(technologies(page)).toHaveText([/TypeScript/, /PostgreSQL/, /React/]);
});
