import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectHydrated, openHydrated } from './hydration.ts';
import { mailTo } from './outbox.ts';
import { openBeforeScripts } from './slow-scripts.ts';

const labels = [
  'Annual revenue',
  'Total head count',
  'Employees on busy work',
  'Hours per week',
  'Hourly rate',
] as const;

/** The example of the specification, with the results of its formula. */
const example: readonly string[] = ['1000000', '10', '2', '10', '25'];

const figures = {
  'Total annual value': '$44,820',
  'Revenue increase': '$39,100',
  'Annual time savings': '$5,720',
  'Weekly time cost': '$500',
  'Payback period': '2.4 months',
} as const;

const shared = '#currentRevenue=1000000&totalHeadCount=10&busyWorkEmployees=2&hoursPerWeek=10&hourlyRate=25';

const calculateButton = (page: Page) => page.getByRole('button', { name: 'Calculate ROI' });
const results = (page: Page) => page.getByRole('region', { name: 'Your return' });

async function fill(page: Page): Promise<void> {
  for (const [index, label] of labels.entries()) await page.getByLabel(label).fill(example[index] ?? '');
}

async function expectFigures(region: Locator): Promise<void> {
  await expect(region).not.toContainText('Example');
  for (const [name, amount] of Object.entries(figures)) {
    const figure = region.locator('div', { has: region.page().getByText(name, { exact: true }) }).last();
    // No other digits on either side: whole dollars, months with one decimal.
    await expect(figure).toContainText(
      new RegExp(`(?<![\\d.,])${amount.replace(/[$.]/g, '\\$&')}(?![\\d.,])`),
    );
  }
}

/** Focuses the calculator, so that its code loads. */
async function openCalculator(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await calculateButton(page).focus();
  await expectHydrated(calculateButton(page));
}

test('a result shows the figures of the formula, has a URL, and is included in the audit request', {
  tag: '@core',
}, async ({ page }) => {
  await openCalculator(page, '/calculator');
  await fill(page);
  await expect(page.getByLabel('Annual revenue')).toHaveValue('1,000,000');
  await calculateButton(page).click();
  await expectFigures(results(page));
  await expect(page).toHaveURL(`/calculator${shared}`);
  await page.reload();
  await expectFigures(results(page));
  await expect(page.getByLabel('Annual revenue')).toHaveValue('1,000,000');

  await results(page).getByRole('link', { name: 'Book an audit to check this' }).click();
  await expect(page).toHaveURL(`/contact${shared}`);
  const note = page.getByText('Your calculation is attached');
  await expect(note).toContainText('$44,820 a year');
  await page.getByRole('link', { name: 'Leave it out' }).click();
  await expect(note).toBeHidden();
});

test('a calculation submitted before hydration runs once the code has loaded', async ({ page }) => {
  const release = await openBeforeScripts(page, '/');
  for (const [index, label] of labels.entries())
    await page.getByLabel(label).pressSequentially(example[index] ?? '');
  await page.getByLabel('Hourly rate').press('Enter');
  release();
  await expectFigures(results(page));
  await expect(page.getByLabel('Annual revenue')).toHaveValue('1,000,000');
  await expect(page).toHaveURL('/');
});

test('the report is e-mailed with the entered figures', async ({ page }) => {
  const email = `owner.${randomUUID()}@freight.example`;
  await openCalculator(page, '/calculator');
  await fill(page);
  await calculateButton(page).click();
  const opener = page.getByRole('button', { name: 'E-mail report' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'E-mail me this report' });
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
  await dialog.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'The report is on its way' })).toContainText(
    `We’re sending it to ${email}.`,
  );
  const mail = await mailTo(email, 'What automation could return: $44,820 a year');
  expect(mail.text).toContain('#currentRevenue=1000000&totalHeadCount=10');
});

test('a link copied on the home page opens the result with its changed assumptions and chart', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page, '/');
  await fill(page);
  await calculateButton(page).click();
  await expectFigures(results(page));
  await page.getByText('How we calculate').click();
  await page.getByLabel('Price of a build').fill('18000');
  await expect(results(page)).toContainText('4.8 months');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  await expect(page).toHaveURL('/');

  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).hash).toBe(`/calculator${shared}&investment=18000`);
  await page.goto(link);
  await expect(results(page)).toContainText('$44,820');
  await expect(results(page)).toContainText('4.8 months');
  await page.getByText('Over 36 months').click();
  await expect(page.getByText(/breaks even in month 5/)).toBeVisible();
});

test('a result downloads as PDF', async ({ page }) => {
  await openHydrated(page, `/calculator${shared}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('uplift-roi-estimate.pdf');
  expect(await download.failure()).toBeNull();
});

test('the report prints without the rest of the page, on two pages', async ({ page }) => {
  // Records the call instead of opening the browser's print dialog.
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = '';
    };
  });
  await openHydrated(page, `/calculator${shared}&investment=18000`);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('What automation could return')).toBeVisible();
  await expect(page.getByText('$44,820 a year, paid back after 4.8 months.')).toBeVisible();
  await expect(page.getByText('Usually $9,000.')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByLabel('Annual revenue')).toBeHidden();

  const margin = '12mm';
  const paper = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(2);

  // Printing has finished, so the page is back to normal.
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('What automation could return')).toHaveCount(0);
  await expect(page.getByLabel('Annual revenue')).toBeVisible();
});
