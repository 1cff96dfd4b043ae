import { expect, type Page, type Response, test } from '@playwright/test';
import { openHydrated } from './hydration.ts';
import { withMotion } from './motion.ts';
import { comeNear, expectFlat, expectSolid, openShowcase, removeWebGL, viewSwitch } from './showcase.ts';
import { expectAllHere, keepVisitLog } from './visit-log.ts';

test.use(withMotion);

/** A word in every build of three. It names the part that renders. */
const threeMark = 'WebGLRenderer';

/** Returns a function that waits for all requests and resolves to whether three was loaded. */
function watchForThree(page: Page): () => Promise<boolean> {
  const log = keepVisitLog(page, '');
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return async () => {
    await expectAllHere(page, log);
    const texts = await Promise.all(scripts.map((script) => script.text()));
    return texts.some((text) => text.includes(threeMark));
  };
}

const modern = (page: Page) => page.locator('[data-view="modern"]');
const orbit = (page: Page) => page.locator('[data-view="orbit"]');

test('Orbit loads three in the viewport; Modern persists after a reload and does not load three', async ({
  page,
}) => {
  // The stage begins at the edge of the first screen.
  await page.setViewportSize({ width: 1280, height: 900 });
  const threeWasLoaded = watchForThree(page);
  await openHydrated(page, '/');
  expect(await threeWasLoaded()).toBe(false);
  await orbit(page).scrollIntoViewIfNeeded();
  await comeNear(page);
  await expect(viewSwitch(page, 'Orbit')).toBeChecked();
  await expectSolid(page);
  expect(await threeWasLoaded()).toBe(true);

  await viewSwitch(page, 'Orbit').focus();
  await page.keyboard.press('ArrowRight');
  await expect(viewSwitch(page, 'Modern')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(modern(page)).toBeVisible();
  const threeWasLoadedAgain = watchForThree(page);
  await page.reload();
  await comeNear(page);
  await expect(viewSwitch(page, 'Modern')).toBeChecked();
  await expect(modern(page)).toBeVisible();
  await expect(orbit(page)).toHaveCount(0);
  expect(await threeWasLoadedAgain()).toBe(false);

  const category = page.getByRole('radiogroup', { name: 'Category' });
  await category.getByRole('radio', { name: 'Database', exact: true }).click();
  await expect(modern(page).getByRole('listitem').filter({ hasText: 'PostgreSQL' })).toBeVisible();
  await expect(modern(page).getByRole('listitem').filter({ hasText: 'HubSpot' })).toHaveCount(0);
  await viewSwitch(page, 'Orbit').click();
  await expect(orbit(page)).toBeVisible();
});

test('without WebGL, the orbit renders in 2D, can be rotated, and does not load three', async ({ page }) => {
  await removeWebGL(page);
  const threeWasLoaded = watchForThree(page);
  await openShowcase(page);
  await expectFlat(page);
  await page.getByRole('button', { name: 'Pause animation' }).click();
  const atom = page.getByRole('slider', { name: 'Rotation of the atom' });
  await atom.focus();
  const before = await atom.getAttribute('aria-valuenow');
  await atom.press('ArrowRight');
  await expect(atom).not.toHaveAttribute('aria-valuenow', before ?? '');
  expect(await threeWasLoaded()).toBe(false);
});

test('reduced motion defaults to Modern; Orbit can be selected and persists', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const threeWasLoaded = watchForThree(page);
  await openShowcase(page);
  await expect(viewSwitch(page, 'Modern')).toBeChecked();
  await expect(modern(page)).toBeVisible();
  expect(await threeWasLoaded()).toBe(false);
  await viewSwitch(page, 'Orbit').click();
  await expect(orbit(page)).toBeVisible();
  await page.reload();
  await comeNear(page);
  await expect(viewSwitch(page, 'Orbit')).toBeChecked();
  await expect(orbit(page)).toBeVisible();
});
