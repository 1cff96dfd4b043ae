import { expect, test } from '@playwright/test';
import { sessionFile } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';
import { expectFitsPhone } from './reflow.ts';

test('the first Tab on a page focuses the skip link, and Enter follows it', async ({ page }) => {
  for (const path of ['/', '/contact', '/client/login', '/nope']) {
    await openHydrated(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip, path).toBeFocused();
    await expect(skip, path).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main'), path).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus'), path).toHaveCount(1);
  }
});

/** The main screens of the admin area. project-keyboard.spec.ts covers the client and manager areas. */
const adminScreens = [
  ['/admin/dashboard', '/admin/leads', '/admin/users', '/admin/users/clients'],
  ['/admin/assets', '/admin/tech-assets', '/admin/api-keys', '/admin/webhooks'],
] as const;

test.describe('signed in as an admin', () => {
  // During a fade-in, axe would measure the wrong colors.
  test.use({ storageState: sessionFile('admin') });

  for (const paths of adminScreens) {
    test(`${paths.join(', ')} pass axe and fit a phone`, async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
        await expectAccessible(page);
        await expectFitsPhone(page);
      }
    });
  }
});
