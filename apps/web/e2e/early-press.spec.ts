import { devices, expect, type Page, test } from '@playwright/test';
import { demoPassword, people } from './accounts.ts';
import { expectNotHydrated, openHydrated } from './hydration.ts';
import { withMotion } from './motion.ts';
import { holdScripts, openBeforeScripts } from './slow-scripts.ts';

test.use(withMotion);

const themeSwitch = (page: Page) => page.getByRole('button', { name: /^Theme:/ });

test('a click on the theme switch before hydration is replayed, starting from the stored theme', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', 'dark');
  });
  await page.emulateMedia({ colorScheme: 'light' });
  const release = await openBeforeScripts(page, '/pricing');
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('a tap on the menu button before hydration opens the menu once its code has loaded', async ({
    page,
  }) => {
    await openHydrated(page, '/pricing');
    const release = await holdScripts(page);
    const button = page.getByRole('button', { name: 'Menu' });
    await expectNotHydrated(button);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await button.tap();
    await expect(menu).toHaveCount(0);
    release();
    await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
  });
});

test('a submit between hydration of the layout and of the form signs in once', async ({ page }) => {
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
  await expect(page.getByText(`Welcome, ${people.client.name}`)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'wasEarly'))).toBe(true);
  expect(attempts.filter((path) => path.includes('/login'))).toHaveLength(1);
});
