import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, followWithin, openHydrated } from './hydration.ts';
import { withMotion } from './motion.ts';
import { holdScripts } from './slow-scripts.ts';

test.use(withMotion);

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

/**
 * The URL changes when a link is followed, the title when its page has loaded, the focus when it is rendered.
 */
async function expectArrival(page: Page, path: string, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Uplift`);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main')).toBeFocused();
}

/** Fails if the page reloads. */
async function expectSameDocument(page: Page, action: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { mark: 'still here' }));
  await action();
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe('still here');
}

test('a link opens the next page at its top with focus; back and forward restore the scroll position', {
  tag: '@core',
}, async ({ page }) => {
  await openHydrated(page, '/about');
  await followWithin(mainLink(page, 'Services'));
  await expectArrival(page, '/services', 'Services');
  await scrollTo(page, 700);
  await expect.poll(() => scrolled(page)).toBe(700);
  await expectSameDocument(page, async () => {
    await followWithin(mainLink(page, 'Pricing'));
    await expectArrival(page, '/pricing', 'Pricing');
    expect(await scrolled(page)).toBe(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    // The position is restored even if the page is left right after scrolling.
    await page.evaluate(() => {
      window.scrollTo({ top: 400, behavior: 'instant' });
      window.history.back();
    });
    await expectArrival(page, '/services', 'Services');
    await expect.poll(() => scrolled(page)).toBe(700);
    await page.goForward();
    await expectArrival(page, '/pricing', 'Pricing');
    await expect.poll(() => scrolled(page)).toBe(400);
  });
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(400);
});

test('a link to a fragment, and its URL, show the target below the navigation bar', async ({ page }) => {
  const gapBelowBar = async () => {
    const bar = await page.getByRole('banner').boundingBox();
    const title = await page.locator('#guarantee').getByRole('heading').first().boundingBox();
    return bar && title ? Math.round(title.y - bar.y - bar.height) : Number.NaN;
  };
  const expectBelowBar = async () => {
    await expect.poll(gapBelowBar).toBeGreaterThanOrEqual(0);
    await expect.poll(gapBelowBar).toBeLessThan(160);
  };
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'How the guarantee works' }).click();
  await expect(page).toHaveURL('/pricing#guarantee');
  await expectBelowBar();

  await openHydrated(page, '/about');
  await openHydrated(page, '/pricing#guarantee');
  await expectBelowBar();
});

test('a legal link opens a sheet, and navigates to the text when code or JavaScript is missing', async ({
  page,
  browser,
}) => {
  await openHydrated(page, '/pricing');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Privacy Policy' });
  await link.scrollIntoViewIfNeeded();
  await expectHydrated(link);
  await link.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Privacy Policy' });
  await expect(sheet).toContainText('We do not sell personal data');
  await expect(page).toHaveURL('/pricing');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();

  await openHydrated(page, '/pricing');
  await footer.scrollIntoViewIfNeeded();
  const terms = footer.getByRole('link', { name: 'Terms of Service' });
  await expectHydrated(terms);
  await page.route('**/assets/load-legal-text-*.js', (route) => route.abort());
  await terms.click();
  await expect(page).toHaveURL('/about#terms-of-service');
  await expect(page.locator('#terms-of-service')).toBeInViewport();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/pricing');
  await plain.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(plain).toHaveURL('/about#cookie-policy');
  await expect(plain.locator('#cookie-policy')).toBeInViewport();
  await plain.close();
});

test('the current page stays until the next one has loaded', async ({ page }) => {
  await openHydrated(page, '/about');
  await followWithin(mainLink(page, 'Services'));
  await expectArrival(page, '/services', 'Services');
  await scrollTo(page, 300);
  const release = await holdScripts(page);
  const asked = page.waitForRequest('**/assets/resources-page-*.js');
  await mainLink(page, 'Resources').click();
  await asked;
  await expect(page).toHaveURL('/resources');
  await expect(page).toHaveTitle('Services · Uplift');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Six ways to get your week back');
  expect(await scrolled(page)).toBe(300);
  release();
  await expectArrival(page, '/resources', 'Resources');
  expect(await scrolled(page)).toBe(0);
});
