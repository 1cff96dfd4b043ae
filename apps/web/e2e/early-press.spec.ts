import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { demoPassword, people } from './accounts.ts';
import { expectHydrated, expectNotHydrated, openHydrated } from './hydration.ts';
import { holdScripts, openBeforeScripts } from './slow-scripts.ts';

const themeSwitch = (page: Page) => page.getByRole('button', { name: /^Theme:/ });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** A page that works, but for the navigation bar, whose code is still on its way. */
async function openWithoutBar(page: Page): Promise<() => void> {
  await openHydrated(page, '/pricing');
  const release = await holdScripts(page);
  await expectNotHydrated(themeSwitch(page));
  return release;
}

const moments = [
  { moment: 'while the bar has no code yet', open: openWithoutBar },
  {
    moment: 'while the whole page has no code yet',
    open: (page: Page) => openBeforeScripts(page, '/pricing'),
  },
];

for (const { moment, open } of moments) {
  test(`the theme switch, clicked ${moment}, switches when the code is there`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const release = await open(page);
    await themeSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });
}

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  for (const { moment, open } of moments) {
    for (const { by, press } of [
      { by: 'touched', press: (button: Locator) => button.tap() },
      { by: 'pressed with Enter', press: (button: Locator) => button.press('Enter') },
    ]) {
      test(`the menu button, ${by} ${moment}, opens the menu when the code is there`, async ({ page }) => {
        const release = await open(page);
        await press(menuButton(page));
        await expect(menu(page)).toHaveCount(0);
        release();
        await expect(menu(page)).toBeVisible();
        await expect(menu(page).getByRole('link', { name: 'Services' })).toBeVisible();
      });
    }

    test(`the theme switch, touched ${moment}, switches when the code is there`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      const release = await open(page);
      await themeSwitch(page).tap();
      release();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    });
  }
});

test('a press starts from the stored choice, not from that of the server', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/pricing');
  await expectNotHydrated(themeSwitch(page));
  await themeSwitch(page).click();
  await expectHydrated(themeSwitch(page));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
});

test('a press between frame and form signs in, once', async ({ page }) => {
  const attempts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') attempts.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(
    ({ email, password }) => {
      const isTakenOver = (element: Element | null) =>
        element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
      const press = () => {
        const form = document.querySelector('form');
        if (!form || !isTakenOver(document.querySelector('main'))) return void setTimeout(press);
        Object.assign(window, { wasEarly: !isTakenOver(form) });
        form.querySelector<HTMLInputElement>('[name=email]')?.setAttribute('value', email);
        form.querySelector<HTMLInputElement>('[name=password]')?.setAttribute('value', password);
        form.querySelector<HTMLButtonElement>('[type=submit]')?.click();
      };
      press();
    },
    { email: people.client.email, password: demoPassword },
  );
  await page.goto('/client/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${people.client.name}`);
  expect(await page.evaluate(() => Reflect.get(window, 'wasEarly'))).toBe(true);
  expect(attempts.filter((path) => path.includes('/login'))).toHaveLength(1);
});
