import { devices, expect, type Page, type Response, test } from '@playwright/test';
import { openHydrated } from './hydration.ts';
import { comeNear, expectFlat, expectSolid, openShowcase, removeWebGL, viewSwitch } from './showcase.ts';
import { expectAllHere, keepVisitLog } from './visit-log.ts';

/** The part of three that draws; every build of three carries this word. */
const threeMark = 'WebGLRenderer';

/** Gives the function that tells, once everything came that the page asks for, whether three was among it. */
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

const storedView = (page: Page) => page.evaluate(() => localStorage.getItem('techStackView'));

test('three is loaded when the showcase comes near, and not before', async ({ page }) => {
  const threeWasLoaded = watchForThree(page);
  await openHydrated(page, '/');
  expect(await threeWasLoaded()).toBe(false);

  await comeNear(page);
  await expectSolid(page);
  expect(await threeWasLoaded()).toBe(true);
});

test('the view is Orbit at first; Modern, once chosen, is there after a reload and needs no three', async ({
  page,
}) => {
  await openShowcase(page);
  await expect(viewSwitch(page, 'Orbit')).toBeChecked();
  expect(await storedView(page)).toBeNull();

  await viewSwitch(page, 'Modern').click();
  await expect(page.locator('[data-view="modern"]')).toBeVisible();
  expect(await storedView(page)).toBe('modern');

  const threeWasLoaded = watchForThree(page);
  await page.reload();
  await comeNear(page);
  await expect(viewSwitch(page, 'Modern')).toBeChecked();
  await expect(page.locator('[data-view="modern"]')).toBeVisible();
  await expect(page.locator('[data-view="orbit"]')).toHaveCount(0);
  expect(await threeWasLoaded()).toBe(false);

  await viewSwitch(page, 'Orbit').click();
  await expect(page.locator('[data-view="orbit"]')).toBeVisible();
  expect(await storedView(page)).toBe('orbit');
});

test('the view is chosen with the keyboard alone', async ({ page }) => {
  await openShowcase(page);
  await viewSwitch(page, 'Orbit').focus();
  await page.keyboard.press('ArrowRight');
  await expect(viewSwitch(page, 'Modern')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-view="modern"]')).toBeVisible();
});

test('whoever prefers less motion sees Modern at first, and may choose Orbit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const threeWasLoaded = watchForThree(page);
  await openShowcase(page);
  await expect(viewSwitch(page, 'Modern')).toBeChecked();
  await expect(page.locator('[data-view="modern"]')).toBeVisible();
  expect(await threeWasLoaded()).toBe(false);
  await viewSwitch(page, 'Orbit').click();
  await expect(page.locator('[data-view="orbit"]')).toBeVisible();
  await page.reload();
  await comeNear(page);
  await expect(viewSwitch(page, 'Orbit')).toBeChecked();
  await expect(page.locator('[data-view="orbit"]')).toBeVisible();
});

test('without WebGL the orbit is drawn flat, and three is not loaded', async ({ page }) => {
  await removeWebGL(page);
  const threeWasLoaded = watchForThree(page);
  await openShowcase(page);
  await expectFlat(page);
  await expect(page.getByRole('slider', { name: 'Rotation of the atom' })).toBeVisible();
  expect(await threeWasLoaded()).toBe(false);
});

test.describe('on a phone with slow graphics', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('the orbit is drawn flat, and three is not loaded', async ({ page }) => {
    const threeWasLoaded = watchForThree(page);
    await openShowcase(page);
    await expectFlat(page);
    expect(await threeWasLoaded()).toBe(false);
  });
});

test.describe('on a phone with fast graphics', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('the orbit is drawn in 3D', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 8 });
      const { getParameter } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.getParameter = function named(name) {
        const value: unknown = getParameter.call(this, name);
        return typeof value === 'string' && /swiftshader|llvmpipe/i.test(value) ? 'Adreno (TM) 740' : value;
      };
    });
    await openShowcase(page);
    await expectSolid(page);
  });
});

for (const [drawn, prepare, expectDrawn] of [
  ['in 3D', async () => {}, expectSolid],
  ['flat', removeWebGL, expectFlat],
] as const) {
  test(`drawn ${drawn}, the atom is turned by dragging it`, async ({ page }) => {
    await prepare(page);
    await openShowcase(page);
    await expectDrawn(page);
    await page.getByRole('button', { name: 'Pause animation' }).click();
    const atom = page.getByRole('slider', { name: 'Rotation of the atom' });
    // The angle is told when somebody asks for it.
    const angle = async () => {
      await atom.blur();
      await atom.focus();
      return atom.getAttribute('aria-valuenow');
    };
    const before = await angle();
    expect(await angle()).toBe(before);
    await atom.scrollIntoViewIfNeeded();
    const box = await atom.boundingBox();
    if (!box) throw new Error('The atom takes no room.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y, { steps: 10 });
    await page.mouse.up();
    expect(await angle()).not.toBe(before);
  });
}

test('Modern shows one category or all of them', async ({ page, request }) => {
  const { data }: { data: { name: string; category: string }[] } = await (
    await request.get('/api/tech-assets')
  ).json();
  const databases = data.filter(({ category }) => category === 'Database').map(({ name }) => name);
  expect(databases).not.toEqual([]);
  expect(databases.length).toBeLessThan(data.length);

  await openShowcase(page);
  await viewSwitch(page, 'Modern').click();
  const cards = page.locator('[data-view="modern"]').getByRole('listitem');
  const filter = page.getByRole('radiogroup', { name: 'Category' });
  for (const { name } of data) await expect(cards.filter({ hasText: name }).first()).toBeAttached();
  await filter.getByRole('radio', { name: 'Database', exact: true }).click();
  await expect(cards).toHaveText(databases.map((name) => new RegExp(name)));
  await filter.getByRole('radio', { name: 'All' }).click();
  for (const { name } of data) await expect(cards.filter({ hasText: name }).first()).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every technology can be read, under its category and with its link', async ({ page, request }) => {
    const { data }: { data: { name: string; category: string; url: string | null; isActive: boolean }[] } =
      await (await request.get('/api/tech-assets')).json();
    const active = data.filter(({ isActive }) => isActive);
    expect(active.length).toBeGreaterThan(10);
    await page.goto('/');
    const orbit = page.locator('[data-view="orbit"]');
    for (const { name, category, url } of active) {
      const entry = orbit
        .getByRole('list', { name: category, exact: true })
        .getByRole('link', { name, exact: true });
      await expect(entry).toBeVisible();
      if (url) await expect(entry).toHaveAttribute('href', url);
    }
  });
});
