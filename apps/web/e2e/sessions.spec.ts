import { expect, type Page, test } from '@playwright/test';
import {
  chosenPassword,
  createPerson,
  createSession,
  demoPassword,
  openAs,
  people,
  signIn,
  signOut,
} from './accounts.ts';
import { openHydrated } from './hydration.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const areas = {
  client: { settings: '/client/settings', door: 'Client sign-in' },
  admin: { settings: '/admin/security', door: 'Admin sign-in' },
} as const;
type Area = keyof typeof areas;

/** Ends a page's session from another device. */
async function endFromElsewhere(page: Page, area: Area): Promise<void> {
  const { origin } = new URL(page.url());
  const token = (name: string) => page.evaluate((key) => localStorage.getItem(key) ?? '', name);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = {
    client: { cookie, origin },
    admin: { authorization: `Bearer ${await token('adminToken')}` },
  }[area];
  const { data } = await (await fetch(`${origin}/api/${area}/sessions`, { headers })).json();
  const { id } = data.find((session: { current: boolean }) => session.current);
  const answer = await fetch(`${origin}/api/${area}/sessions/${id}`, { method: 'DELETE', headers });
  expect(answer.status).toBe(200);
}

// Clients use cookies; managers and admins use tokens.
for (const role of ['client', 'admin'] as const) {
  const { settings, door } = areas[role];

  test.describe(`${role} sessions`, () => {
    test('a session that ends during work leads to the sign-in and back', async ({ browser }) => {
      const storageState = await createSession(role, { email: people[role].email, password: demoPassword });
      const page = await (await browser.newContext({ storageState })).newPage();
      // Without live updates, the next call detects the end of the session.
      await page.route('**/api/live?*', (route) => route.abort());
      await page.goto(settings);
      await expect(page.getByText('This device', { exact: true })).toBeVisible();
      await endFromElsewhere(page, role);

      await page.getByLabel('Current password', { exact: true }).fill(demoPassword);
      await page.getByLabel('New password', { exact: true }).fill('never to be set at all');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(heading(page)).toHaveText(door);
      await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
      await signIn(page, people[role].email);
      await expect(page).toHaveURL(settings);
      await expect(page.getByRole('region', { name: 'Password' })).toBeVisible();
      await page.context().close();
    });
  });
}

test('signing out in one tab signs out the other tabs and removes their drafts', async ({ browser }) => {
  const storageState = await createSession('manager', {
    email: people.manager.email,
    password: demoPassword,
  });
  const context = await browser.newContext({ storageState });
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, second]) {
    await tab.goto('/manager/settings');
    await expect(tab.getByText('This device', { exact: true })).toBeVisible();
  }
  await second.evaluate(() => sessionStorage.setItem('draft:maya:message', '{}'));
  await signOut(first);
  await expect(heading(second)).toHaveText('Team sign-in');
  expect(await second.evaluate(() => sessionStorage.getItem('draft:maya:message'))).toBeNull();
  await context.close();
});

/** Calls the manager API without a browser's cookies. */
function callApi(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${process.env.E2E_PORT}/api/manager/${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function requestSignIn(email: string, password: string, userAgent = 'Another device'): Promise<Response> {
  const body = JSON.stringify({ email, password });
  return callApi('login', { method: 'POST', headers: { 'user-agent': userAgent }, body });
}

/** Signs a manager in with a user agent. Returns the session token. */
async function startSession(email: string, userAgent?: string): Promise<string> {
  const answer = await requestSignIn(email, chosenPassword, userAgent);
  expect(answer.status).toBe(200);
  return (await answer.json()).token;
}

/** Returns the status of an API call with a manager's token. */
async function sessionStatus(token: string): Promise<number> {
  return (await callApi('sessions', { headers: { 'x-manager-token': token } })).status;
}

test('the settings list sessions, end one or all others, and keep one that failed to end', async ({
  browser,
  request,
}) => {
  const { email } = await createPerson(request, 'manager');
  const phone = await startSession(
    email,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  );
  const desk = await startSession(
    email,
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  );
  const page = await (await browser.newContext()).newPage();
  await openHydrated(page, '/manager/settings');
  await signIn(page, email, chosenPassword);
  const list = page.getByRole('region', { name: 'Active sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('Chrome on');

  const endPhone = list.getByRole('button', { name: 'Sign out Safari on iPhone' });
  await page.route('**/api/manager/sessions/*', (route) =>
    route.fulfill({ status: 503, json: { status: 503, message: 'The database is away.' } }),
  );
  await endPhone.click();
  await expect(list.getByRole('alert')).toContainText('The database is away.');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await page.unroute('**/api/manager/sessions/*');
  await endPhone.click();
  await expect(list.getByText('Safari on iPhone is signed out.')).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  expect(await sessionStatus(phone)).toBe(401);
  expect(await sessionStatus(desk)).toBe(200);

  await list.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(list.getByText('Signed out everywhere else.')).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await sessionStatus(desk)).toBe(401);
  await page.context().close();
});

test('a changed password replaces the old one and signs out other devices', async ({ browser, request }) => {
  const { email } = await createPerson(request, 'manager');
  const other = await startSession(email);
  const page = await openAs(browser, 'manager', { email, password: chosenPassword });
  await openHydrated(page, '/manager/settings');
  const current = page.getByLabel('Current password', { exact: true });
  const next = page.getByLabel('New password', { exact: true });
  const change = page.getByRole('button', { name: 'Change password' });
  const changed = 'meadow copper violin 58 harbor';

  await change.click();
  await expect(current).toBeFocused();
  await current.fill('not the right password');
  await next.fill(changed);
  await change.click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('This isn’t your current password.');
  await expect(next).toHaveValue(changed);
  await current.fill(chosenPassword);
  await change.click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(current).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible();

  expect(await sessionStatus(other)).toBe(401);
  expect((await requestSignIn(email, chosenPassword)).status).toBe(401);
  expect((await requestSignIn(email, changed)).status).toBe(200);
  await page.context().close();
});
