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

async function expectFigures(region: Locator, expected: Record<string, string> = figures): Promise<void> {
  for (const [name, amount] of Object.entries(expected)) {
    const figure = region.locator('div', { has: region.page().getByText(name, { exact: true }) }).last();
    // No digit more at either side: whole dollars, months with one decimal.
    await expect(figure).toContainText(
      new RegExp(`(?<![\\d.,])${amount.replace(/[$.]/g, '\\$&')}(?![\\d.,])`),
    );
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

test('the multiplier grows to three at most, and a build pays for itself in half a month at least', async ({
  page,
}) => {
  await openCalculator(page, '/calculator');
  await fill(page, ['100000000', '20', '20', '40', '200']);
  await calculateButton(page).click();
  await expectFigures(results(page), {
    'Total annual value': '$52,830,400',
    'Revenue increase': '$51,000,000',
    'Annual time savings': '$1,830,400',
    'Weekly time cost': '$160,000',
    'Payback period': '0.5 months',
  });
});

test('an edit clears the error of its own field and of no other', async ({ page }) => {
  await openCalculator(page, '/calculator');
  await calculateButton(page).click();
  await page.getByLabel('Hours per week').fill('10');
  await expect(page.getByText(messages[3])).toHaveCount(0);
  for (const message of [messages[0], messages[1], messages[2], messages[4]])
    await expect(page.getByText(message)).toBeVisible();
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
    await expect(page.getByRole('slider').nth(index)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(calculateButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFigures(results(page));
  await expect(page.getByRole('button', { name: 'Recalculate' })).toBeFocused();
});

/** Where the browser's print dialog would open, the page only notes that it would. */
async function notePrinting(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = '';
    };
  });
  return () => page.locator('html[data-printed]').isVisible();
}

const shared = '#currentRevenue=1000000&totalHeadCount=10&busyWorkEmployees=2&hoursPerWeek=10&hourlyRate=25';

test('a result has an address, which shows it again on a reload and on the way back', async ({ page }) => {
  await openCalculator(page, '/calculator');
  await fill(page, example);
  await calculateButton(page).click();
  await expectFigures(results(page));
  await expect(page).toHaveURL(`/calculator${shared}`);
  await page.reload();
  await expectFigures(results(page));
  await expect(page.getByLabel('Annual revenue')).toHaveValue('1,000,000');
  await results(page).getByRole('link', { name: 'Check it in an audit' }).click();
  await expect(page).toHaveURL(/\/contact#currentRevenue=1000000/);
  await page.goBack();
  await expectFigures(results(page));
});

test('a link to a result is copied on the home page, with assumptions of one’s own, and opens', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page, '/');
  await fill(page, example);
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
  const reader = await context.newPage();
  await reader.goto(link);
  await expect(results(reader)).toContainText('$44,820');
  await expect(results(reader)).toContainText('4.8 months');
  await reader.close();
});

test('nonsense in the address is left out, and what is left waits for the rest', async ({ page }) => {
  await openHydrated(page, '/calculator?hourlyRate=30#currentRevenue=<b>&totalHeadCount=-4&hoursPerWeek=12');
  await expect(page.getByLabel('Hours per week')).toHaveValue('12');
  await expect(page.getByLabel('Hourly rate')).toHaveValue('30');
  await expect(page.getByLabel('Total head count')).toHaveValue('');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(calculateButton(page)).toBeVisible();
});

test('the chart is loaded when somebody wants to see it, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openHydrated(page, `/calculator${shared}`);
  await expectFigures(results(page));
  expect(scripts.filter((url) => url.includes('forecast'))).toEqual([]);
  await page.getByText('Over 36 months').click();
  await expect(page.getByText(/breaks even in month 3/)).toBeVisible();
  expect(scripts.filter((url) => url.includes('forecast'))).not.toEqual([]);
});

test('the report is printed alone, on two pages at most', async ({ page }) => {
  const isPrinted = await notePrinting(page);
  await openHydrated(page, `/calculator${shared}&investment=18000`);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(isPrinted).toBe(true);
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
  expect([1, 2]).toContain(sheets?.length);

  // The browser has said that it is done, and the page is as it was.
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('What automation could return')).toHaveCount(0);
  await expect(page.getByLabel('Annual revenue')).toBeVisible();
});

const toasts = (page: Page) => page.getByRole('listitem').filter({ hasText: 'The report is on its way' });

async function openReport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'E-mail report' }).click();
  const field = page.getByRole('dialog', { name: 'E-mail me this report' }).getByLabel('E-mail');
  await expect(field).toBeFocused();
  return field;
}

async function mailReport(page: Page, email: string): Promise<void> {
  const field = await openReport(page);
  await field.fill(email);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText(email);
}

test('there is one toast at most: a new one takes the place of the older', async ({ page }) => {
  const [first, second] = [`first.${randomUUID()}@freight.example`, `second.${randomUUID()}@freight.example`];
  await openHydrated(page, `/calculator${shared}`);
  await mailReport(page, first);
  // It waits while it is pointed at.
  await toasts(page).hover();
  await mailReport(page, second);
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).not.toContainText(first);
});

test('a toast goes by itself after five seconds', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, `/calculator${shared}`);
  await openReport(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('E-mail', { exact: true }).fill(`clock.${randomUUID()}@freight.example`);
  await page.keyboard.press('Enter');
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toasts(page)).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.runFor(4_800);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test('F8 takes the keyboard to a toast, and back with Escape', async ({ page }) => {
  await openHydrated(page, `/calculator${shared}`);
  await mailReport(page, `keys.${randomUUID()}@freight.example`);
  await expect(page.getByRole('button', { name: 'E-mail report' })).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'E-mail report' })).toBeFocused();
});

test('a swipe of more than 50 px to the right dismisses a toast, and a shorter one does not', async ({
  page,
}) => {
  await openHydrated(page, `/calculator${shared}`);
  await mailReport(page, `swipe.${randomUUID()}@freight.example`);
  const swipe = async (distance: number) => {
    const box = await toasts(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 8 });
    await page.mouse.up();
  };
  await swipe(45);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(60);
  await expect(toasts(page)).toHaveCount(0, { timeout: 2_000 });
});

test('the report is mailed to whoever asks for it, with the figures that were entered', async ({ page }) => {
  const email = `owner.${randomUUID()}@freight.example`;
  await openCalculator(page, '/calculator');
  await fill(page, example);
  await calculateButton(page).click();
  const opener = page.getByRole('button', { name: 'E-mail report' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'E-mail me this report' });
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
  await dialog.getByLabel('E-mail').pressSequentially(email, { delay: 30 });
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(toasts(page)).toContainText(`It goes to ${email}.`);
  const mail = await mailTo(email, 'What automation could return: $44,820 a year');
  expect(mail.text).toContain('#currentRevenue=1000000&totalHeadCount=10');
});
