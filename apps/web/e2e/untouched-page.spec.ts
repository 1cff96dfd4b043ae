import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from './hydration.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

/** Whether the browser has laid out the end of the page. */
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

test('a page is laid out only where it is visible, and completely after the first interaction', async ({
  page,
}) => {
  for (const use of [
    () => page.mouse.move(200, 300),
    () => page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' })),
    () => page.keyboard.press('Tab'),
  ]) {
    await page.goto('about:blank');
    await openHydrated(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await isEndLaidOut(page)).toBe(false);
    await use();
    await expectWhole(page);
  }
  await page.reload();
  await expectWhole(page);

  await page.goto('about:blank');
  await openHydrated(page, '/services');
  await page.keyboard.press('End');
  await expect(footer(page)).toBeInViewport();
  await expectWhole(page);

  await page.goto('about:blank');
  await openHydrated(page, '/services');
  const found = await page.evaluate(
    () => 'find' in window && typeof window.find === 'function' && window.find('Back to top'),
  );
  expect(found).toBe(true);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeInViewport();

  await openHydrated(page, '/about#cookie-policy');
  await expectWhole(page);
});
