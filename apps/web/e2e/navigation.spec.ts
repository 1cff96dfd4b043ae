import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectHydrated, openHydrated } from './hydration.ts';

const logoAsset = '/api/assets/00000000-0000-4000-8000-000000000001/file';

const bar = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Names and addresses of the links in a part of the page, in their order. */
function linksIn(page: Page, scope: string): Promise<(string | null)[][]> {
  return page
    .locator(scope)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
}

interface Asset {
  id: string;
  category: string;
  isActive: boolean;
}

async function expectDrawn(image: Locator, source: string | RegExp): Promise<void> {
  await expect(image).toHaveAttribute('src', source);
  await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
}

/** Opens a page and stays on it for longer than what came with it counts as fresh. Parts that wake up then ask anew. */
async function openWithOldData(page: Page): Promise<void> {
  await page.clock.install();
  await openHydrated(page, '/pricing');
  await page.clock.fastForward(301_000);
}

const mainLinks = [
  ['Services', '/services'],
  ['Pricing', '/pricing'],
  ['Results', '/results'],
  ['About', '/about'],
  ['Resources', '/resources'],
];

test.describe('the bar', () => {
  test('leads to Services, Pricing, Results, About and Resources, in this order', async ({ page }) => {
    await openHydrated(page, '/');
    expect(await linksIn(page, 'nav[aria-label="Main"]')).toEqual(mainLinks);
    for (const [name, path] of mainLinks) {
      await bar(page)
        .getByRole('link', { name: name ?? '', exact: true })
        .click();
      await expect(page).toHaveURL(path ?? '');
      await expect(bar(page).getByRole('link', { name: name ?? '', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(bar(page).locator('[aria-current="page"]')).toHaveCount(1);
    }
  });

  test('has a theme switch, Book Audit and Client Portal', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('button', { name: /^Theme:/ })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Book Audit' })).toHaveAttribute('href', '/contact');
    await expect(bar(page).getByRole('link', { name: 'Client Portal' })).toHaveAttribute('href', '/portal');
    await expect(bar(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await expect(bar(page).getByRole('link', { name: 'Book Meeting' })).toHaveCount(0);
  });

  test('stays in view, and sets itself off after 20 px of scroll', async ({ page }) => {
    await openHydrated(page, '/');
    const scrollTo = (top: number) =>
      page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect(bar(page)).not.toHaveAttribute('data-scrolled');
    await scrollTo(20);
    await expectHydrated(bar(page));
    await expect(bar(page)).not.toHaveAttribute('data-scrolled');
    await scrollTo(21);
    await expect(bar(page)).toHaveAttribute('data-scrolled');
    await expect(bar(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await scrollTo(1_000);
    await expect(bar(page)).toBeInViewport();
    await scrollTo(0);
    await expect(bar(page)).not.toHaveAttribute('data-scrolled');
    await expect(bar(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('shows the logo of the assets, and the site’s own where that cannot be loaded', async ({ page }) => {
    await page.goto('/');
    const logo = bar(page).locator('img');
    await expectDrawn(logo, logoAsset);

    await page.route(/\/api\/assets\/[^/]+\/file$/, (route) => route.fulfill({ status: 500 }));
    await page.goto('/');
    await expectDrawn(logo, '/logo.svg');
    const footerLogo = page.getByRole('contentinfo').locator('img');
    await footerLogo.scrollIntoViewIfNeeded();
    await expectDrawn(footerLogo, '/logo.svg');
  });

  for (const [what, change] of [
    ['is not active', (asset: Asset) => ({ ...asset, isActive: false })],
    ['is another', (asset: Asset) => ({ ...asset, id: randomUUID() })],
  ] as const) {
    test(`shows the site’s own logo where the asset in the list ${what}`, async ({ page, request }) => {
      const { data }: { data: Asset[] } = await (await request.get('/api/assets?pageSize=100')).json();
      expect(data.filter(({ id }) => logoAsset.includes(id))).toHaveLength(1);
      await page.route('**/api/assets?**', (route) =>
        route.fulfill({
          json: { data: data.map((asset) => (logoAsset.includes(asset.id) ? change(asset) : asset)) },
        }),
      );
      await openWithOldData(page);
      await expectDrawn(bar(page).locator('img'), logoAsset);
      await bar(page).getByRole('link', { name: 'Services' }).hover();
      await expectDrawn(bar(page).locator('img'), '/logo.svg');
    });
  }

  test('keeps its logo when the list of assets cannot be read, and asks for it once only', async ({
    page,
  }) => {
    let asked = 0;
    await page.route('**/api/assets?pageSize=100', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: { message: 'Out of order.' } });
    });
    await openWithOldData(page);
    await bar(page).getByRole('link', { name: 'Services' }).hover();
    await expect.poll(() => asked).toBe(1);
    await page.clock.fastForward(60_000);
    await expectDrawn(bar(page).locator('img'), logoAsset);
    expect(asked).toBe(1);
  });

  test('leads home by its logo', async ({ page }) => {
    await openHydrated(page, '/about');
    await bar(page).getByRole('link', { name: 'Uplift home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: /bad systems/i })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the menu opens and closes with the keyboard, keeps focus inside, and gives it back', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    expect(await linksIn(page, '[role="dialog"] nav')).toEqual(mainLinks);
    await expect(menu(page).getByRole('link', { name: 'Book Audit' })).toHaveAttribute('href', '/contact');
    await expect(menu(page).getByRole('link', { name: 'Client Portal' })).toHaveAttribute('href', '/portal');

    const stops = mainLinks.length + 3;
    for (let stop = 0; stop <= stops; stop += 1) {
      await expect(menu(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the menu opens by touch and leads to a page, where it is closed', async ({ page }) => {
    await openHydrated(page, '/');
    await menuButton(page).tap();
    await menu(page).getByRole('link', { name: 'Pricing' }).tap();
    await expect(page).toHaveURL('/pricing');
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the menu stands at the right side of the screen', async ({ page }) => {
    await openHydrated(page, '/');
    await menuButton(page).tap();
    await expect
      .poll(async () => {
        const box = await menu(page).boundingBox();
        return box && [box.x > 0, Math.round(box.x + box.width)];
      })
      .toEqual([true, 360]);
  });

  test('the menu closes by touch: on its button, and beside it', async ({ page }) => {
    await openHydrated(page, '/');
    await menuButton(page).tap();
    await menu(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu(page)).toHaveCount(0);
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(8, 400);
    await expect(menu(page)).toHaveCount(0);
  });
});

test.describe('the footer', () => {
  test('has its quick links, placeholders, copyright and logo', async ({ page, request }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const column = (title: string) =>
      footer
        .locator('nav, section, div')
        .filter({ has: page.getByRole('heading', { name: title }) })
        .last();
    const links = (title: string) =>
      column(title)
        .getByRole('link')
        .evaluateAll((items) => items.map((link) => [link.textContent, link.getAttribute('href')]));

    expect(await links('Quick Links')).toEqual([
      ['Services', '/services'],
      ['Pricing', '/pricing'],
      ['ROI Calculator', '/calculator'],
      ['Case Studies', '/success-stories'],
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Admin Portal', '/admin'],
      ['Client Portal', '/portal'],
    ]);
    expect((await links('Legal')).map(([label]) => label)).toEqual([
      'Privacy Policy',
      'Terms of Service',
      'Cookie Policy',
    ]);
    expect(await links('Follow us')).toEqual([
      ['LinkedIn', '#'],
      ['YouTube', '#'],
      ['X', '#'],
    ]);
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);

    const { data } = await (await request.get('/api/assets?category=logo')).json();
    const [, id] =
      /\/api\/assets\/([^/]+)\/file/.exec((await footer.locator('img').getAttribute('src')) ?? '') ?? [];
    expect(data).toContainEqual(expect.objectContaining({ id, category: 'logo', isActive: true }));
  });

  for (const [what, answer, source] of [
    ['is empty', { json: { data: [] } }, /^\/logo\.svg$/],
    [
      'has none that is active',
      { json: { data: [{ id: randomUUID(), name: 'Old', category: 'logo', isActive: false }] } },
      /^\/logo\.svg$/,
    ],
    // Then the one that came with the page stays.
    ['cannot be read', { status: 500, json: { message: 'Out of order.' } }, /^\/api\/assets\//],
  ] as const) {
    test(`has a logo as well when the list of logos ${what}`, async ({ page }) => {
      await page.route('**/api/assets?category=logo', (route) => route.fulfill(answer));
      await openWithOldData(page);
      const asked = page.waitForRequest('**/api/assets?category=logo');
      const logo = page.getByRole('contentinfo').locator('img');
      await logo.scrollIntoViewIfNeeded();
      await asked;
      await expectDrawn(logo, source);
    });
  }

  test('leads back to the top, with focus', async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const path of ['/client/login', '/client', '/manager', '/admin']) {
    test(`is not on ${path}, where the bar is for visitors`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/sign-in$/);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(bar(page)).toBeVisible();
    });
  }
});
