import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, expectNotHydrated, openHydrated } from './hydration.ts';
import { openBeforeScripts } from './slow-scripts.ts';

type Theme = 'light' | 'dark';

const themeColor = { light: '#ffffff', dark: '#0b1220' } as const;

const themeSwitch = (page: Page) => page.getByRole('button', { name: /^Theme:/ });
const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Brightness of the page's own background, from 0 to 255. */
function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('Chromium gives a 2D context.');
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });
}

async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', themeColor[theme]);
  if (theme === 'dark') await expect.poll(() => brightness(page)).toBeLessThan(64);
  else await expect.poll(() => brightness(page)).toBeGreaterThan(192);
}

for (const theme of ['light', 'dark'] as const) {
  test(`a new visitor whose system is ${theme} sees the ${theme} theme, and nothing is stored`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/');
    await expectTheme(page, theme);
    expect(await storedChoice(page)).toBeNull();
  });
}

test('the page follows the system live, also while the navigation bar still waits for its code', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/pricing');
  await expectNotHydrated(themeSwitch(page));
  await expectTheme(page, 'light');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
  await expectNotHydrated(themeSwitch(page));

  await themeSwitch(page).hover();
  await expectHydrated(themeSwitch(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
});

test('the switch goes from system to light to dark and round again, and stores exactly these words', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/');
  for (const [choice, theme] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'dark'],
    ['light', 'light'],
  ] as const) {
    await themeSwitch(page).click();
    await expectTheme(page, theme);
    expect(await storedChoice(page)).toBe(choice);
  }
});

test('a chosen theme holds against the system, on other pages and in other tabs', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/');
  await themeSwitch(page).click();
  // Presses that come before the code of the bar count as one.
  await expect.poll(() => storedChoice(page)).toBe('light');
  await themeSwitch(page).click();
  await expectTheme(page, 'dark');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expectTheme(page, 'dark');

  const tab = await context.newPage();
  await tab.emulateMedia({ colorScheme: 'light' });
  await openHydrated(tab, '/about');
  await expectTheme(tab, 'dark');
  await themeSwitch(tab).click();
  await expectTheme(tab, 'light');
  await expectTheme(page, 'light');
  expect(await storedChoice(page)).toBe('system');
});

for (const [chosen, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`a stored ${chosen} theme is there before the first paint and before any code, on a ${system} system`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme);
      const seen: string[] = [];
      Object.assign(window, { seenThemes: seen });
      // Every frame that is painted comes after such a callback.
      const look = () => {
        if (document.body) seen.push(document.documentElement.dataset.theme ?? 'none');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, chosen);

    const release = await openBeforeScripts(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectTheme(page, chosen);
    await expectNotHydrated(page.getByRole('main'));

    release();
    await expectHydrated(page.getByRole('main'));
    await expectTheme(page, chosen);
    const seen = await page.evaluate(() => Reflect.get(window, 'seenThemes'));
    expect(new Set(seen)).toEqual(new Set([chosen]));
  });
}

test('the browser draws its own parts in the theme as well', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('a stored word that is no theme counts as system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'));
  await page.goto('/');
  await expectTheme(page, 'dark');
});
