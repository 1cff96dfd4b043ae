import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, followWithin, openHydrated } from './hydration.ts';

const sectionError = (page: Page) => page.getByRole('heading', { name: 'Section Unavailable' });
const pageError = (page: Page) => page.getByRole('heading', { level: 1, name: 'Page Error' });
const calculator = (page: Page) => page.getByLabel('Annual revenue');

/** Records the error reports that the page sends from now on. */
function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) reports.push(request.url());
  });
  return reports;
}

test('a section that fails to load shows an error in its place, and Try Again recovers it', async ({
  page,
}) => {
  const reports = watchReports(page);
  await page.route('**/assets/calculator-section-*.js', (route) => route.abort());
  await openHydrated(page, '/');
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toContainText('Section Unavailable');
  await page.getByRole('button', { name: /^Theme:/ }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expectHydrated(footer);

  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(sectionError(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await calculator(page).fill('50000');
  await expect(calculator(page)).toHaveValue('50,000');
  // On localhost, errors go to the console only.
  expect(reports).toEqual([]);
});

test('a page that fails to load shows an error in the layout; a link or Reload Page recovers it', async ({
  page,
}) => {
  const links = page.getByRole('navigation', { name: 'Main' });
  await openHydrated(page, '/about');
  await page.route('**/assets/pricing-page-*.js', (route) => route.abort());
  await followWithin(links.getByRole('link', { name: 'Pricing' }));
  await expect(pageError(page)).toBeVisible();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');

  await links.getByRole('link', { name: 'About' }).click();
  await expect(pageError(page)).toHaveCount(0);
  await links.getByRole('link', { name: 'Pricing' }).click();
  await expect(pageError(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.locator('#guarantee')).toBeAttached();
  await expect(pageError(page)).toHaveCount(0);
});

test('a dialog that fails to load shows an error in its place, and Retry opens it', async ({ page }) => {
  const shared = 'currentRevenue=1000000&totalHeadCount=10&busyWorkEmployees=2&hoursPerWeek=10&hourlyRate=25';
  await openHydrated(page, `/calculator#${shared}`);
  await page.route('**/assets/report-dialog-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'E-mail report' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Component error' })).toBeVisible();
  await expect(calculator(page)).toHaveValue('1,000,000');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog', { name: 'E-mail me this report' })).toBeVisible();
});
