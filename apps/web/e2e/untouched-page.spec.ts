import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from './hydration.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

/** Whether the browser has laid the end of the page out. */
function isEndLaidOut(page: Page): Promise<boolean> {
  return footer(page)
    .getByRole('link')
    .first()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-untouched');
  expect(await isEndLaidOut(page)).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/');
});

test('a page that nobody has touched is laid out as far as it is seen', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await isEndLaidOut(page)).toBe(false);
});

for (const [sign, use] of [
  ['points at it', (page: Page) => page.mouse.move(200, 300)],
  ['scrolls it', (page: Page) => page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }))],
  ['presses a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`it is laid out whole as soon as somebody ${sign}`, async ({ page }) => {
    await use(page);
    await expectWhole(page);
  });
}

test('the End key leads to the end', async ({ page }) => {
  await page.keyboard.press('End');
  await expect(footer(page)).toBeInViewport();
  await expectWhole(page);
});

test('what is searched for is found, wherever it stands', async ({ page }) => {
  const found = await page.evaluate(
    () => 'find' in window && typeof window.find === 'function' && window.find('Back to top'),
  );
  expect(found).toBe(true);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeInViewport();
});

test('a page that is loaded again, or at a part of it, is laid out whole from the start', async ({
  page,
}) => {
  await page.reload();
  await expectWhole(page);
  await openHydrated(page, '/about#cookie-policy');
  await expectWhole(page);
});
