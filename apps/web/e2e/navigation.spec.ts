import { expect, type Locator, type Page, test } from '@playwright/test';
import { openHydrated } from './hydration.ts';
import { withMotion } from './motion.ts';
import { openBeforeScripts } from './slow-scripts.ts';

test.use(withMotion);

const logoAsset = '/api/assets/00000000-0000-4000-8000-000000000001/file';

const bar = (page: Page) => page.getByRole('banner');

async function expectDrawn(image: Locator, source: string): Promise<void> {
  await expect(image).toHaveAttribute('src', source);
  await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
}

const mainLinks = {
  Services: '/services',
  Pricing: '/pricing',
  Results: '/results',
  About: '/about',
  Resources: '/resources',
} as const;

test('the bar links to the main pages, marks the current one, and stays in view', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(
    Object.keys(mainLinks),
  );
  for (const [name, path] of Object.entries(mainLinks)) {
    const link = bar(page).getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(bar(page).locator('[aria-current="page"]')).toHaveCount(1);
    await expect(page).toHaveTitle(`${name} · Uplift`);
  }
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect(bar(page)).toBeInViewport();
  await expect(bar(page)).toHaveAttribute('data-scrolled');
  await expect(bar(page).getByRole('link', { name: 'Client Portal' })).toHaveAttribute('href', '/portal');
  await bar(page).getByRole('link', { name: 'Uplift home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the bar covers the text below it before its code has loaded', async ({ page }) => {
  const release = await openBeforeScripts(page, '/');
  const ground = () => bar(page).evaluate((header) => getComputedStyle(header).backgroundColor);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const transparent = 'rgba(0, 0, 0, 0)';
  expect(await ground()).toBe(transparent);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(ground).not.toBe(transparent);
  release();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the bar books an audit, and the menu switches the theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openHydrated(page, '/');
    await expect(bar(page).getByRole('link', { name: 'Book Audit' })).toHaveAttribute('href', '/contact');
    const themeSwitch = page.getByRole('button', { name: /^Theme:/ });
    await expect(themeSwitch).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await themeSwitch.tap();
    await themeSwitch.tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the menu opens and closes by touch, keyboard and an outside tap, and links to pages', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await openHydrated(page, '/');
    await button.tap();
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toHaveCount(0);
    await button.tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(8, 400);
    await expect(menu).toHaveCount(0);
    await button.press('Enter');
    await expect(menu.getByRole('link', { name: 'Services' })).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Book Audit' })).toHaveAttribute('href', '/contact');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.tap();
    await menu.getByRole('link', { name: 'Pricing' }).tap();
    await expect(page).toHaveURL('/pricing');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('the bar shows the logo asset, or the default logo when the asset fails to load or is inactive', async ({
  page,
  request,
}) => {
  const logo = bar(page).locator('img');
  const { data }: { data: { id: string; isActive: boolean }[] } = await (
    await request.get('/api/assets?pageSize=100')
  ).json();
  const inactive = data.map((asset) => ({
    ...asset,
    isActive: !logoAsset.includes(asset.id) && asset.isActive,
  }));
  await page.route('**/api/assets?**', (route) => route.fulfill({ json: { data: inactive } }));
  await page.clock.install();
  await openHydrated(page, '/pricing');
  await expectDrawn(logo, logoAsset);
  // The data from the page is stale, so the navigation bar refetches it when its code loads.
  await page.clock.fastForward(301_000);
  await bar(page).getByRole('link', { name: 'Services' }).hover();
  await expectDrawn(logo, '/logo.svg');

  await page.unrouteAll();
  await page.route(/\/api\/assets\/[^/]+\/file$/, (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  await expectDrawn(logo, '/logo.svg');
  const footerLogo = page.getByRole('contentinfo').locator('img');
  await footerLogo.scrollIntoViewIfNeeded();
  await expectDrawn(footerLogo, '/logo.svg');
});
