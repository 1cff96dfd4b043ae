import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, followWithin, openHydrated } from './hydration.ts';

const calculatorCode = '**/assets/calculator-section-*.js';
const pricingCode = '**/assets/pricing-page-*.js';

const sectionError = (page: Page) => page.getByRole('heading', { name: 'Section Unavailable' });
const pageError = (page: Page) => page.getByRole('heading', { level: 1, name: 'Page Error' });
const calculator = (page: Page) => page.getByLabel('Annual revenue');

/** Comes near the calculator of the home page while its code cannot be had. */
async function breakCalculator(page: Page): Promise<void> {
  await page.route(calculatorCode, (route) => route.abort());
  await openHydrated(page, '/');
  await calculator(page).scrollIntoViewIfNeeded();
  await expect(sectionError(page)).toBeVisible();
}

/** Goes to the prices by a link while their code cannot be had. */
async function breakPricing(page: Page): Promise<void> {
  await openHydrated(page, '/about');
  await page.route(pricingCode, (route) => route.abort());
  await followWithin(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }));
  await expect(pageError(page)).toBeVisible();
}

/** The error reports that the page sends from now on. */
function watchReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) reports.push(request.url());
  });
  return reports;
}

test('a section that fails says so, and the rest of the page works', async ({ page }) => {
  const reports = watchReports(page);
  await breakCalculator(page);
  await expect(page.getByRole('alert')).toContainText('Section Unavailable');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload Page' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /bad systems/i })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Our Commitment' })).toBeAttached();

  await page.getByRole('button', { name: /^Theme:/ }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expectHydrated(footer);
  // On this machine the console is report enough.
  expect(reports).toEqual([]);
});

test('Try Again brings a section back as soon as its code can be had', async ({ page }) => {
  await breakCalculator(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(sectionError(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(calculator(page)).toBeVisible();
  await calculator(page).fill('50000');
  await expect(calculator(page)).toHaveValue('50,000');
});

test('after more than two errors a section offers to reload the page, which does', async ({ page }) => {
  await breakCalculator(page);
  for (const requests of [1, 2]) {
    await expect(page.getByRole('button', { name: 'Reload Page' })).toHaveCount(0);
    const again = page.waitForRequest(calculatorCode);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await again;
    await expect(sectionError(page), `attempt ${requests}`).toBeVisible();
  }
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await calculator(page).scrollIntoViewIfNeeded();
  await expectHydrated(calculator(page));
  await expect(sectionError(page)).toHaveCount(0);
});

test('a page that fails says so inside the frame, and Reload Page brings it back', async ({ page }) => {
  const reports = watchReports(page);
  await breakPricing(page);
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.locator('#guarantee')).toBeAttached();
  await expect(pageError(page)).toHaveCount(0);
  expect(reports).toEqual([]);
});

test('a page that failed leads to the home page', async ({ page }) => {
  await breakPricing(page);
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /bad systems/i })).toBeVisible();
});

test('a page that failed is tried again when somebody comes back to it', async ({ page }) => {
  await breakPricing(page);
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'About' }).click();
  await expect(pageError(page)).toHaveCount(0);
  await page.unrouteAll();
  await links.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.locator('#guarantee')).toBeAttached();
  await expect(pageError(page)).toHaveCount(0);
});

/** Asks for the report while the code of its dialog cannot be had. */
async function breakReport(page: Page): Promise<void> {
  const figures = {
    'Annual revenue': '1000000',
    'Total head count': '10',
    'Employees on busy work': '2',
    'Hours per week': '10',
    'Hourly rate': '25',
  };
  await openHydrated(page, '/calculator');
  for (const [label, figure] of Object.entries(figures)) await page.getByLabel(label).fill(figure);
  await page.getByRole('button', { name: 'Calculate ROI' }).click();
  await page.route('**/assets/report-dialog-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'E-mail report' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Component error' })).toBeVisible();
}

const report = (page: Page) => page.getByRole('dialog', { name: 'E-mail me this report' });

test('a component that fails says so in its place, and Retry brings it back', async ({ page }) => {
  const reports = watchReports(page);
  await breakReport(page);
  await expect(calculator(page)).toHaveValue('1,000,000');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(report(page)).toBeVisible();
  expect(reports).toEqual([]);
});

test('a component that failed tries again by itself after ten seconds, and no sooner', async ({ page }) => {
  const asked: number[] = [];
  page.on('request', (request) => {
    if (/report-dialog-/.test(request.url())) asked.push(Date.now());
  });
  await breakReport(page);
  await page.unrouteAll();
  await expect(report(page)).toBeVisible({ timeout: 20_000 });
  const [failed = 0, again = 0] = asked;
  expect(asked).toHaveLength(2);
  expect(again - failed).toBeGreaterThanOrEqual(10_000);
});

test('a component that failed tries again at once when it is given something else to show', async ({
  page,
}) => {
  await breakReport(page);
  await page.unrouteAll();
  await page.getByLabel('Hours per week').fill('12');
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await expect(page.getByRole('button', { name: 'Recalculate' })).toBeVisible();
  await page.getByRole('button', { name: 'E-mail report' }).click();
  // Sooner than it would by itself.
  await expect(report(page)).toBeVisible({ timeout: 4_000 });
  await expect(page.getByText('Component error')).toHaveCount(0);
});

test('a component that fails again and again tries three times by itself, and then waits for Retry', async ({
  page,
}) => {
  await page.clock.install();
  let requests = 0;
  page.on('requestfailed', (request) => {
    if (/report-dialog-/.test(request.url())) requests += 1;
  });
  await breakReport(page);
  for (const failures of [2, 3, 4]) {
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect.poll(() => requests).toBe(failures);
  }
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(requests).toBe(4);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(report(page)).toBeVisible();
  expect(requests).toBe(4);
});
