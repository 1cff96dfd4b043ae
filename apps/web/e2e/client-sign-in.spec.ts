import { expect, type Page, test } from '@playwright/test';
import {
  cookieNames,
  createSession,
  demoPassword,
  people,
  sessionFile,
  signIn,
  signInAsClient,
  signOut,
  storedTokens,
} from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { openBeforeScripts } from './slow-scripts.ts';
import { keepVisitLog } from './visit-log.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('banner');
const { client } = people;

async function expectSignedOut(page: Page): Promise<void> {
  expect(await storedTokens(page)).toEqual({});
  expect(await cookieNames(page)).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in');
  await page.goto('/client');
  await expect(heading(page)).toHaveText('Client sign-in');
}

test('the portal is the sign-in of clients, with the doors of the team and of admins below it', async ({
  page,
}) => {
  await openHydrated(page, '/portal');
  await expect(page.getByRole('link', { name: 'Team sign-in' })).toHaveAttribute('href', '/manager');
  await expect(page.getByRole('link', { name: 'Admin sign-in' })).toHaveAttribute('href', '/admin');
  await signIn(page, client.email, demoPassword);
  await expect(page).toHaveURL('/client');
  await page.goto('/portal');
  await expect(page).toHaveURL('/client');
});

test('a client signs in with the keyboard after an empty form and a wrong password', {
  tag: '@core',
}, async ({ page, baseURL }) => {
  const log = keepVisitLog(page, baseURL ?? '');
  await openHydrated(page, '/client/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Enter your password.');
  await expect(page.getByLabel('E-mail')).toBeFocused();

  await signIn(page, client.email, 'not the right password');
  await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password.');
  await expect(page.getByLabel('E-mail')).toHaveValue(client.email);
  expect(await storedTokens(page)).toEqual({});
  expect(log.refused).toEqual(['401 /api/client/login']);

  await page.getByLabel('E-mail').press('Tab');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Welcome, ${client.name}`)).toBeVisible();
  await expect(page).toHaveURL('/client');
  await expect(bar(page)).toHaveCount(0);
  expect(Object.keys(await storedTokens(page))).toEqual(['clientToken']);
  // The response to the sign-in contains the session.
  expect(log.fetched).not.toContain('/api/client/me');
});

test('a rejected sign-in shows the reason from the server or "Login failed"', async ({ page }) => {
  const message = 'Your company has ended its account.';
  await page.route('**/api/client/login', (route) =>
    route.fulfill({ status: 403, json: { message, status: 403 } }),
  );
  await openHydrated(page, '/client/login');
  await signIn(page, client.email);
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(page.getByRole('alert')).not.toContainText('Login failed');
  await page.unroute('**/api/client/login');
  await page.route('**/api/client/login', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await signIn(page, client.email);
  await expect(page.getByRole('alert')).toContainText('Login failed');
});

test('a form submitted before hydration signs in and keeps the password out of the URL', async ({ page }) => {
  const release = await openBeforeScripts(page, '/client/login');
  await page.getByLabel('E-mail').fill(client.email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/client/login');
  release();
  await expect(page.getByText(`Welcome, ${client.name}`)).toBeVisible();
  await expect(page).toHaveURL('/client');
});

test('signing in opens the requested page, but never one on another site', async ({ page, baseURL }) => {
  await page.goto('/client/messages?from=mail');
  await expect(page).toHaveURL(`/client/login?next=${encodeURIComponent('/client/messages?from=mail')}`);
  await signIn(page, client.email);
  await expect(page).toHaveURL('/client/messages?from=mail');
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);

  await page.goto(`/client/login?next=${encodeURIComponent('//evil.example/client')}`);
  await expect(page.getByText(`Welcome, ${client.name}`)).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/client`);
});

test('Logout in the portal ends the session on the server and clears the browser data', {
  tag: '@core',
}, async ({ page }) => {
  await signInAsClient(page);
  const cookies = await page.context().cookies();
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(bar(page).getByRole('link', { name: 'Client Portal' })).toBeVisible();
  await expectSignedOut(page);
  // Copied cookies no longer work.
  await page.context().addCookies(cookies);
  expect((await page.request.get('/api/client/me')).status()).toBe(401);
  await page.goto('/client');
  await expect(page).toHaveURL('/client/login?next=%2Fclient');
  expect(await cookieNames(page)).toEqual([]);
});

test('one Logout ends the sessions of all roles, even when a call fails', async ({ browser }) => {
  const admin = await createSession('admin', { email: people.admin.email, password: demoPassword });
  const context = await browser.newContext({ storageState: admin });
  const page = await context.newPage();
  await signInAsClient(page);
  expect(Object.keys(await storedTokens(page)).sort()).toEqual(['adminToken', 'clientToken']);
  await page.goto('/about');
  await page.route('**/api/client/logout', (route) => route.fulfill({ status: 500, body: 'no' }));
  await bar(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
  await context.close();
});

test.describe('signed in as a client', () => {
  test.use({ storageState: sessionFile('client') });

  test('the portal and public pages offer Book Meeting in a new tab instead of Client Portal', async ({
    page,
    context,
  }) => {
    const { manager } = await (await page.request.get('/api/client/me')).json();
    await context.route(manager.bookingUrl, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' }),
    );
    await page.goto('/client/login');
    await expect(page).toHaveURL('/client');
    const card = page.getByRole('region', { name: 'Your manager' });
    await expect(card).toContainText(manager.name);
    await expect(card.getByRole('link', { name: 'Book Meeting' })).toHaveAttribute(
      'href',
      manager.bookingUrl,
    );
    await openHydrated(page, '/pricing');
    await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Client Portal' })).toHaveCount(0);
    await expect(bar(page).getByRole('link', { name: 'Book Audit' })).toBeVisible();
    const opened = context.waitForEvent('page');
    await bar(page).getByRole('link', { name: 'Book Meeting' }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(manager.bookingUrl);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/pricing');
  });

  test('hides visitor-only content before hydration', async ({ page }) => {
    await openBeforeScripts(page, '/pricing');
    await expect(heading(page)).toBeVisible();
    await expect(bar(page).getByText('Client Portal')).toBeHidden();
    await openBeforeScripts(page, '/client/login');
    await expect(heading(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  test('public pages hide Book Meeting without a manager, and assume no session without a response', async ({
    page,
  }) => {
    const session = await (await page.request.get('/api/client/me')).json();
    await page.route('**/api/client/me', (route) => route.fulfill({ json: { ...session, manager: null } }));
    await page.goto('/pricing');
    await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: /Book Meeting|Client Portal/ })).toHaveCount(0);
    await page.unroute('**/api/client/me');
    await page.route('**/api/client/me', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
    await page.reload();
    await expect(bar(page).getByRole('link', { name: 'Client Portal' })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('the menu has Book Meeting and Logout', async ({ page }) => {
      await openHydrated(page, '/pricing');
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Book Meeting' })).toBeVisible();
      await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Client Portal' })).toHaveCount(0);
    });
  });
});
