import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, expectNotHydrated, openHydrated } from './hydration.ts';
import { openBeforeScripts } from './slow-scripts.ts';

type Theme = 'light' | 'dark';

const themeColor = { light: '#ffffff', dark: '#0b1220' } as const;

const themeSwitch = (page: Page) => page.getByRole('button', { name: /^Theme:/ });
const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** The brightness of the page's background, from 0 to 255. */
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

test('the theme follows system changes, before and after the navigation bar hydrates', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/pricing');
  await expectNotHydrated(themeSwitch(page));
  await expectTheme(page, 'light');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
  await expectNotHydrated(themeSwitch(page));

  await themeSwitch(page).focus();
  await expectHydrated(themeSwitch(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
});

test('the switch cycles the theme, which persists across pages and tabs and overrides the system', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/');
  await expectTheme(page, 'dark');
  expect(await storedChoice(page)).toBeNull();
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
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expectTheme(page, 'light');

  const tab = await context.newPage();
  await tab.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(tab, '/about');
  await expectTheme(tab, 'light');
  await themeSwitch(tab).click();
  await expectTheme(tab, 'dark');
  await expectTheme(page, 'dark');
});

test('a stored theme applies before the first paint and before any code loads', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    // Every painted frame follows an animation frame callback.
    const look = () => {
      if (document.body) seen.push(document.documentElement.dataset.theme ?? 'none');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

  const release = await openBeforeScripts(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectTheme(page, 'dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expectNotHydrated(page.getByRole('main'));

  release();
  await expectHydrated(page.getByRole('main'));
  await expectTheme(page, 'dark');
  const seen = await page.evaluate(() => Reflect.get(window, 'seenThemes'));
  expect(new Set(seen)).toEqual(new Set(['dark']));
});
