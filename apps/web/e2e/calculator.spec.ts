import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectHydrated, openHydrated } from './hydration.ts';
import { openBeforeScripts } from './slow-scripts.ts';

const labels = [
  'Annual revenue',
  'Total head count',
  'Employees on busy work',
  'Hours per week',
  'Hourly rate',
] as const;

/** The example of the specification, and what its formula makes of it. */
const example: readonly string[] = ['1000000', '10', '2', '10', '25'];

const figures = {
  'Total annual value': '$44,820',
  'Revenue increase': '$39,100',
  'Annual time savings': '$5,720',
  'Weekly time cost': '$500',
  'Payback period': '2.4 months',
} as const;

const messages = [
  'Please enter annual revenue of at least $10,000',
  'Please enter total head count (minimum 1)',
  'Please enter number of employees doing busy work (minimum 1)',
  'Please enter hours per week (1-40)',
  'Please enter hourly rate ($10-$200)',
] as const;

const calculateButton = (page: Page) => page.getByRole('button', { name: 'Calculate ROI' });
const results = (page: Page) => page.getByRole('region', { name: 'Your return' });

async function fill(page: Page, values: readonly string[]): Promise<void> {
  for (const [index, label] of labels.entries()) await page.getByLabel(label).fill(values[index] ?? '');
}

async function expectFigures(region: Locator): Promise<void> {
  for (const [name, amount] of Object.entries(figures)) {
    const figure = region.locator('div', { has: region.page().getByText(name, { exact: true }) }).last();
    await expect(figure).toContainText(amount);
  }
}

/** Brings the calculator into view, so that its code is there. */
async function openCalculator(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await calculateButton(page).scrollIntoViewIfNeeded();
  await expectHydrated(calculateButton(page));
}

for (const path of ['/', '/calculator']) {
  test.describe(`on ${path}`, () => {
    test('$1,000,000, 10 heads, 2 busy, 10 hours and $25 give the figures of the formula', async ({
      page,
    }) => {
      await openCalculator(page, path);
      await fill(page, example);
      await expect(page.getByLabel('Annual revenue')).toHaveValue('1,000,000');
      await calculateButton(page).click();
      await expectFigures(results(page));
      await expect(
        page.getByRole('status').filter({ hasText: 'Total annual value: $44,820.' }),
      ).toBeAttached();
    });

    test('what is typed before the code is there counts', async ({ page }) => {
      const release = await openBeforeScripts(page, path);
      for (const [index, label] of labels.entries()) {
        await page.getByLabel(label).pressSequentially(example[index] ?? '');
      }
      release();
      await expectHydrated(calculateButton(page));
      await expect(page.getByLabel('Annual revenue')).toHaveValue('1,000,000');
      await expect(page.getByLabel('Hourly rate')).toHaveValue('25');
      await calculateButton(page).click();
      await expectFigures(results(page));
    });
  });
}

test('a press on the button before the code is there calculates when it comes', async ({ page }) => {
  const release = await openBeforeScripts(page, '/');
  await fill(page, example);
  await page.getByLabel('Hourly rate').press('Enter');
  await expect(page).toHaveURL('/');
  release();
  await expectFigures(results(page));
  await expect(page).toHaveURL('/');
});

test('calculating takes 0.8 s, while the button is disabled and says so', async ({ page }) => {
  await page.clock.install();
  await openCalculator(page, '/calculator');
  await fill(page, example);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await calculateButton(page).click();

  const busy = page.getByRole('button', { name: 'Calculating...' });
  await expect(busy).toBeDisabled();
  await expect(results(page)).not.toContainText('$44,820');
  await page.clock.runFor(700);
  await expect(busy).toBeDisabled();
  await expect(results(page)).not.toContainText('$44,820');

  await page.clock.runFor(100);
  await expectFigures(results(page));
  await expect(busy).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Recalculate' })).toBeEnabled();
});

test('an empty form names what is missing in each field, and starts with the first', async ({ page }) => {
  await openCalculator(page, '/calculator');
  await calculateButton(page).click();
  for (const [index, label] of labels.entries()) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(messages[index] ?? '');
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Annual revenue')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Calculating...' })).toHaveCount(0);
});

const limits = [
  { index: 0, wrong: '9999', right: '10000', message: messages[0] },
  { index: 1, wrong: '0', right: '2', message: messages[1] },
  { index: 2, wrong: '0', right: '1', message: messages[2] },
  { index: 2, wrong: '11', right: '10', message: 'Cannot exceed total head count' },
  { index: 3, wrong: '0.5', right: '1', message: messages[3] },
  { index: 3, wrong: '41', right: '40', message: messages[3] },
  { index: 4, wrong: '9', right: '10', message: messages[4] },
  { index: 4, wrong: '201', right: '200', message: messages[4] },
] as const;

test('a figure beyond its limit is refused with its message until it is edited; the limit itself is taken', async ({
  page,
}) => {
  await openCalculator(page, '/calculator');
  const submit = page.getByRole('button', { name: /^(?:Calculate ROI|Recalculate)$/ });
  for (const { index, wrong, right, message } of limits) {
    await test.step(`${wrong}, then ${right} as ${labels[index].toLowerCase()}`, async () => {
      const field = page.getByLabel(labels[index]);
      await fill(page, example.with(index, wrong));
      await submit.click();
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toBeFocused();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);

      await field.fill(right);
      await expect(page.getByText(message)).toHaveCount(0);
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
      await submit.click();
      await expect(page.getByRole('button', { name: 'Recalculate' })).toBeVisible();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    });
  }
});

test('the revenue keeps its digits only, with separators', async ({ page }) => {
  await openCalculator(page, '/calculator');
  const revenue = page.getByLabel('Annual revenue');
  await revenue.pressSequentially('$1a2.3b4,5 67-8');
  await expect(revenue).toHaveValue('12,345,678');
});

test('the keyboard alone is enough', async ({ page }) => {
  await openCalculator(page, '/calculator');
  await page.getByLabel('Annual revenue').focus();
  for (const [index, label] of labels.entries()) {
    await expect(page.getByLabel(label)).toBeFocused();
    await page.keyboard.type(example[index] ?? '');
    await page.keyboard.press('Tab');
  }
  await expect(calculateButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFigures(results(page));
  await expect(page.getByRole('button', { name: 'Recalculate' })).toBeFocused();
});
