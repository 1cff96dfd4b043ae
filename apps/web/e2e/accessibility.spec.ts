import { expect, test } from '@playwright/test';
import { signInAsAdmin, signInAsClient, signInAsManager } from './accounts.ts';
import { axeFindings, expectAccessible } from './axe.ts';
import { expectHydrated, openHydrated } from './hydration.ts';
import { adminPaths } from './site-routes.ts';

// Axe measures the contrast of every word, four times: on a busy machine a long page takes its time.
test.describe.configure({ timeout: 180_000 });

test.describe('at 360 and 1280 px, in light and dark', () => {
  // What fades in would be measured half faded.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in the client portal', async ({ page }) => {
    await signInAsClient(page);
    await expect(page.getByRole('region', { name: 'Our guarantee' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Latest messages' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/client/settings');
    await expect(page.getByText('This device')).toBeVisible();
    await expectAccessible(page);
  });

  test('axe finds nothing in the manager area', async ({ page }) => {
    await signInAsManager(page);
    await expectAccessible(page);
    await page.goto('/manager/settings');
    await expect(page.getByText('This device')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/manager/agenda');
    await expect(page.getByRole('region', { name: 'Waiting for the client' })).toBeVisible();
    await expectAccessible(page);
    await openHydrated(page, '/admin/users');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access');
    await expectAccessible(page);
  });

  test('axe finds nothing in the admin area', async ({ page }) => {
    // Fourteen screens, some of them with many rows that other tests have made.
    test.slow();
    await signInAsAdmin(page);
    for (const path of adminPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
    }
  });

  test('axe finds nothing in a sign-in that was refused and a calculator with errors', async ({ page }) => {
    await openHydrated(page, '/client/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await expectAccessible(page);
    await openHydrated(page, '/calculator');
    const calculate = page.getByRole('button', { name: 'Calculate ROI' });
    await expectHydrated(calculate);
    await calculate.click();
    await expect(
      page.getByText('Cannot exceed').or(page.getByText('Please enter hourly rate')),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('axe finds nothing in the orbit, drawn in 3D', async ({ page }) => {
      await openHydrated(page, '/');
      const orbit = page.locator('[data-view="orbit"]');
      await orbit.scrollIntoViewIfNeeded();
      await expect(page.locator('[data-renderer="3d"]')).toBeVisible();
      expect(await axeFindings(page, '[data-view="orbit"]')).toEqual([]);
    });

    test('axe finds nothing in the menu of a phone', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 740 });
      await openHydrated(page, '/');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

for (const path of ['/', '/services', '/contact', '/client/login', '/nope']) {
  test(`the first Tab on ${path} offers to skip to the content, and Enter goes there`, async ({ page }) => {
    await openHydrated(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}

test('Back to top is there at once for whoever prefers less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  const backToTop = page.getByRole('button', { name: 'Back to top' });
  await backToTop.scrollIntoViewIfNeeded();
  // A press before that would be repeated as soon as the code is there, but not while it is looked at.
  await expectHydrated(backToTop);
  await backToTop.click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
