import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin, signInAsClient, signInAsManager } from './accounts.ts';
import { expectHydrated, openHydrated } from './hydration.ts';
import { adminPaths, listedPaths, missingPaths, passwordPages, signInPaths } from './site-routes.ts';
import { keepVisitLog, readToTheEnd } from './visit-log.ts';

// Axe measures the contrast of every word: on a busy machine a long page takes its time.
test.describe.configure({ timeout: 120_000 });

const themes = ['light', 'dark'] as const;

/** Everything that axe finds, best practices included, as rule and places. */
async function findings(page: Page): Promise<string[]> {
  // The legacy mode spares a second page, which only frames of other sites need.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Opens a page and reads it to its end, so that all of its code has taken over. */
async function readWhole(page: Page, path: string): Promise<void> {
  const log = keepVisitLog(page, '');
  await openHydrated(page, path);
  // In an area the browser first finds out who is signed in.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await readToTheEnd(page, log);
}

/** Every screen that a visitor can see, each once. */
const visitorPaths = [
  ...listedPaths,
  ...Object.keys(passwordPages),
  '/forgot-password?kind=client',
  ...signInPaths,
  '/manager',
  missingPaths[0],
];

/** Looks at what stands there in both themes: one is colours alone, so the page stays as it is. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Half on its way from one theme to the other, a colour is none of either. What is left out of the layout keeps
    // its transitions after they have ended, until it comes on the screen.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
    );
    expect(await findings(page), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px, in both themes`, () => {
    // What fades in would be measured half faded.
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of visitorPaths) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await readWhole(page, path);
        await expectAccessible(page);
      });
    }

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
      // Fourteen screens, some of them with a hundred rows that other tests have made.
      test.slow();
      await signInAsAdmin(page);
      for (const path of adminPaths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
      }
    });
  });
}

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('axe finds nothing in the orbit, drawn in 3D', async ({ page }) => {
      await openHydrated(page, '/');
      const orbit = page.locator('[data-view="orbit"]');
      await orbit.scrollIntoViewIfNeeded();
      await expect(page.locator('[data-renderer="3d"]')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('[data-view="orbit"]').analyze();
      expect(violations).toEqual([]);
    });

    test('axe finds nothing in the menu of a phone', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 360, height: 740 });
      await openHydrated(page, '/');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('axe finds nothing in a sign-in that was refused and a calculator with errors', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHydrated(page, '/client/login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await openHydrated(page, '/calculator');
      const calculate = page.getByRole('button', { name: 'Calculate ROI' });
      await expectHydrated(calculate);
      await calculate.click();
      await expect(
        page.getByText('Cannot exceed').or(page.getByText('Please enter hourly rate')),
      ).toBeVisible();
      expect(await findings(page)).toEqual([]);
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

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of visitorPaths) {
    test(`${path} needs no scrolling sideways`, async ({ page }) => {
      await readWhole(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});

test.describe('for whoever prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing on the home page moves by itself', async ({ page }) => {
    await readWhole(page, '/');
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().endTime) > 100,
        )
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : 'unknown')),
    );
    expect(moving).toEqual([]);
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('Back to top is there at once', async ({ page }) => {
    await readWhole(page, '/');
    const backToTop = page.getByRole('button', { name: 'Back to top' });
    // A press before that would be repeated as soon as the code is there, but not while it is looked at.
    await expectHydrated(backToTop);
    await backToTop.click();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
