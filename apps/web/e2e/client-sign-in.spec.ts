import { expect, type Page, test } from '@playwright/test';
import {
  adminHeaders,
  chosenPassword,
  cookieNames,
  demoPassword,
  people,
  signIn,
  signInAsAdmin,
  signInAsClient,
  signInAsManager,
  signOut,
  storedTokens,
} from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { openAs, winProject } from './projects.ts';
import { openBeforeScripts } from './slow-scripts.ts';
import { keepVisitLog } from './visit-log.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('banner');

async function expectSignedOut(page: Page): Promise<void> {
  expect(await storedTokens(page)).toEqual({});
  expect(await cookieNames(page)).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in');
  await page.goto('/client');
  await expect(heading(page)).toHaveText('Client sign-in');
}

test('a wrong password is told, what was typed stays, and nobody is signed in', async ({ page }) => {
  await page.goto('/client/login');
  await signIn(page, people.client.email, 'not the right password');
  await expect(page.getByRole('alert')).toContainText(/password/i);
  await expect(page.getByLabel('E-mail')).toHaveValue(people.client.email);
  await expect(page.getByLabel('Password')).toHaveValue('not the right password');
  await expect(page).toHaveURL('/client/login');
  expect(await storedTokens(page)).toEqual({});

  await signIn(page, people.client.email);
  await expect(heading(page)).toHaveText(`Welcome, ${people.client.name}`);
});

test('empty fields are named, and a message goes when its field is edited', async ({ page }) => {
  await openHydrated(page, '/client/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Enter your password.');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('c');
  await expect(page.getByText('Enter your e-mail address.')).toHaveCount(0);
  await expect(page.getByText('Enter your password.')).toBeVisible();
});

test('a failure with a message says what the server says', async ({ page }) => {
  await page.route('**/api/client/login', (route) =>
    route.fulfill({ status: 403, json: { message: 'Your company has ended its account.', status: 403 } }),
  );
  await page.goto('/client/login');
  await signIn(page, people.client.email);
  await expect(page.getByRole('alert')).toContainText('Your company has ended its account.');
  await expect(page.getByRole('alert')).not.toContainText('Login failed');
});

test('a failure without a message reads Login failed', async ({ page }) => {
  await page.route('**/api/client/login', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.goto('/client/login');
  await signIn(page, people.client.email);
  await expect(page.getByRole('alert')).toContainText('Login failed');
});

test('the keyboard alone signs in', async ({ page }) => {
  await openHydrated(page, '/client/login');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(people.client.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(`Welcome, ${people.client.name}`);
});

test('a password sent before the code is there stays out of the address, and signs in when it comes', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, '/client/login');
  await page.getByLabel('E-mail').fill(people.client.email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/client/login');
  release();
  await expect(heading(page)).toHaveText(`Welcome, ${people.client.name}`);
  await expect(page).toHaveURL('/client');
});

test('a client sees a greeting, and books a meeting with their manager in a new tab', async ({
  page,
  context,
  baseURL,
}) => {
  const log = keepVisitLog(page, baseURL ?? '');
  await signInAsClient(page);
  await expect(page).toHaveURL('/client');
  await expect(bar(page)).toHaveCount(0);

  const { manager } = await (await page.request.get('/api/client/me')).json();
  expect(manager.bookingUrl).toMatch(/^https:\/\//);
  const card = page.getByRole('region', { name: 'Your manager' });
  await expect(card).toContainText(manager.name);
  await context.route(manager.bookingUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' }),
  );
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: 'Book Meeting' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(manager.bookingUrl);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/client');
  expect(log.complaints).toEqual([]);
  expect(log.refused).toEqual([]);
});

test('on public pages a client finds Book Meeting and Logout instead of Client Portal, also after a reload', async ({
  page,
}) => {
  await signInAsClient(page);
  const { manager } = await (await page.request.get('/api/client/me')).json();
  const open = [() => page.goto('/pricing'), () => page.reload()];
  for (const visit of open) {
    await visit();
    const meeting = bar(page).getByRole('link', { name: 'Book Meeting' });
    await expect(meeting).toHaveAttribute('href', manager.bookingUrl);
    await expect(meeting).toHaveAttribute('target', '_blank');
    await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Client Portal' })).toHaveCount(0);
    await expect(bar(page).getByRole('link', { name: 'Book Audit' })).toBeVisible();
  }
  await page.goto('/client');
  await expect(heading(page)).toHaveText(`Welcome, ${people.client.name}`);
});

test('Book Meeting in the bar opens the calendar of the manager in a new tab', async ({ page, context }) => {
  await signInAsClient(page);
  const { manager } = await (await page.request.get('/api/client/me')).json();
  await context.route(manager.bookingUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' }),
  );
  await page.goto('/services');
  const opened = context.waitForEvent('page');
  await bar(page).getByRole('link', { name: 'Book Meeting' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(manager.bookingUrl);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/services');
});

test('a client without a manager finds Logout and no Book Meeting', async ({ browser, request }) => {
  const { clientId, clientEmail, company } = await winProject(request);
  const headers = await adminHeaders(request);
  const { version } = await (await request.get(`/api/admin/clients/${clientId}`, { headers })).json();
  const changed = await request.patch(`/api/admin/clients/${clientId}`, {
    headers,
    data: { version, company, managerId: null },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  const page = await openAs(browser, 'client', { email: clientEmail, password: chosenPassword });
  expect((await (await page.request.get('/api/client/me')).json()).manager).toBeNull();
  await page.goto('/pricing');
  await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: /Book Meeting|Client Portal/ })).toHaveCount(0);
  await page.context().close();
});

for (const [who, enter] of [
  ['an admin', signInAsAdmin],
  ['a manager', signInAsManager],
] as const) {
  test(`on public pages ${who} finds Logout instead of Client Portal`, async ({ page }) => {
    await enter(page);
    await page.goto('/pricing');
    await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: /Book Meeting|Client Portal/ })).toHaveCount(0);
  });
}

test('the answer to the sign-in is the session: nobody asks for it again', async ({ page }) => {
  await openHydrated(page, '/client/login');
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/api/client/me') asked.push(sent.url());
  });
  await signIn(page, people.client.email);
  await expect(heading(page)).toHaveText(`Welcome, ${people.client.name}`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a session that cannot be fetched counts as none on public pages', async ({ page }) => {
  await signInAsClient(page);
  await page.route('**/api/client/me', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await page.goto('/pricing');
  await expect(bar(page).getByRole('link', { name: 'Client Portal' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);
});

test('whoever is signed in more than once is signed out everywhere by one Logout', async ({ page }) => {
  await signInAsAdmin(page);
  await page.evaluate(() => localStorage.setItem('managerToken', 'from.an.earlier.visit'));
  await signInAsClient(page);
  expect(Object.keys(await storedTokens(page)).sort()).toEqual(['adminToken', 'clientToken', 'managerToken']);
  await page.goto('/about');
  await bar(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
});

test('whoever is signed in sees nothing that is meant for visitors, not even while the page has no code', async ({
  page,
}) => {
  await signInAsClient(page);
  await openBeforeScripts(page, '/pricing');
  await expect(heading(page)).toBeVisible();
  await expect(bar(page).getByText('Client Portal')).toBeHidden();
  await openBeforeScripts(page, '/client/login');
  await expect(heading(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('Logout in the portal ends the session', async ({ page }) => {
  await signInAsClient(page);
  expect(Object.keys(await storedTokens(page))).toEqual(['clientToken']);
  const cookies = await page.context().cookies();
  const posted = page.waitForRequest('**/api/client/logout');
  await signOut(page);
  expect((await posted).method()).toBe('POST');
  await expect(page).toHaveURL('/');
  await expect(bar(page).getByRole('link', { name: 'Client Portal' })).toBeVisible();
  await expectSignedOut(page);

  // Whoever kept the cookies gains nothing.
  await page.context().addCookies(cookies);
  expect((await page.request.get('/api/client/me')).status()).toBe(401);
});

test('Logout in the bar ends the session, even when its call fails', async ({ page }) => {
  await signInAsClient(page);
  await page.goto('/about');
  await page.route('**/api/client/logout', (route) => route.fulfill({ status: 500, body: 'no' }));
  await bar(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the menu offers a client Book Meeting and Logout', async ({ page }) => {
    await signInAsClient(page);
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Book Meeting' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Client Portal' })).toHaveCount(0);
    await menu.getByRole('button', { name: 'Logout' }).tap();
    await expect(page).toHaveURL('/');
    await expectSignedOut(page);
  });
});

test.describe('the page that was asked for', () => {
  test('comes after signing in', async ({ page }) => {
    await page.goto('/client/messages?from=mail');
    await expect(page).toHaveURL(`/client/login?next=${encodeURIComponent('/client/messages?from=mail')}`);
    await signIn(page, people.client.email);
    await expect(page).toHaveURL('/client/messages?from=mail');
    await page.goBack();
    await expect(page).not.toHaveURL(/login/);
  });

  for (const next of [
    'https://evil.example/client',
    '//evil.example/client',
    '/\\evil.example',
    '/admin/users',
  ]) {
    test(`is not followed to ${next}`, async ({ page, baseURL }) => {
      await page.goto(`/client/login?next=${encodeURIComponent(next)}`);
      await signIn(page, people.client.email);
      await expect(heading(page)).toHaveText(`Welcome, ${people.client.name}`);
      expect(page.url()).toBe(`${baseURL}/client`);
    });
  }

  test('comes at once for whoever is signed in already', async ({ page }) => {
    await signInAsClient(page);
    await page.goto('/client/login');
    await expect(page).toHaveURL('/client');
    await expect(heading(page)).toHaveText(`Welcome, ${people.client.name}`);
  });
});

test('a session that has ended leads to the sign-in, without a trace of it', async ({ page }) => {
  await signInAsClient(page);
  // Ended on another device: this browser still sends what the server knows no more.
  const cookies = await page.context().cookies();
  await page.request.post('/api/client/logout', { headers: { origin: new URL(page.url()).origin } });
  await expect(heading(page)).toHaveText('Client sign-in');
  await page.goto('about:blank');
  await page.context().addCookies(cookies);
  await page.goto('/client');
  await expect(heading(page)).toHaveText('Client sign-in');
  await expect(page).toHaveURL('/client/login?next=%2Fclient');
  expect(await cookieNames(page)).toEqual([]);
});
