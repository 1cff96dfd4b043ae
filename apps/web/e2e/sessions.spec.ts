import { expect, type Page, test } from '@playwright/test';
import {
  chosenPassword,
  createPerson,
  demoPassword,
  people,
  signIn,
  signInAsAdmin,
  signInAsClient,
  signInAsManager,
  signOut,
} from './accounts.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const areas = {
  client: { signIn: signInAsClient, home: '/client', settings: '/client/settings', door: 'Client sign-in' },
  manager: { signIn: signInAsManager, home: '/manager', settings: '/manager/settings', door: 'Team sign-in' },
  admin: {
    signIn: signInAsAdmin,
    home: '/admin/dashboard',
    settings: '/admin/security',
    door: 'Admin sign-in',
  },
} as const;
type Area = keyof typeof areas;

const roles = ['client', 'manager', 'admin'] as const satisfies readonly Area[];

/** Ends the session of a page as another device would: the page itself learns nothing of it. */
async function endFromElsewhere(page: Page, area: Area): Promise<void> {
  const origin = new URL(page.url()).origin;
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const tokens = await page.evaluate(() => ({
    admin: localStorage.getItem('adminToken'),
    manager: localStorage.getItem('managerToken'),
  }));
  const headers: Record<string, string> = { cookie: cookies, origin };
  if (tokens.admin) headers.authorization = `Bearer ${tokens.admin}`;
  if (tokens.manager) headers['x-manager-token'] = tokens.manager;
  const { data } = await (await fetch(`${origin}/api/${area}/sessions`, { headers })).json();
  const current = data.find((session: { current: boolean }) => session.current);
  const answer = await fetch(`${origin}/api/${area}/sessions/${current.id}`, { method: 'DELETE', headers });
  expect(answer.status).toBe(200);
}

for (const role of roles) {
  const area = areas[role];

  test.describe(`a session of the role ${role}`, () => {
    test('outlives a reload, holds in a second tab, and ends in both', async ({ page, context }) => {
      await area.signIn(page);
      await page.reload();
      await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
      const second = await context.newPage();
      await second.goto(area.settings);
      await expect(second.getByRole('region', { name: 'Password' })).toBeVisible();

      await signOut(page);
      await expect(page).toHaveURL('/');
      await expect(heading(second)).toHaveText(area.door);
      await page.goto(area.home);
      await expect(heading(page)).toHaveText(area.door);
    });

    test('that ends in the middle of work leads to the sign-in, and from there back', async ({ page }) => {
      // Live updates would tell of the end, sooner or later: here the press is what finds out.
      await page.route('**/api/live?*', (route) => route.abort());
      await area.signIn(page);
      await page.getByRole('link', { name: /^(?:Settings|Security)$/ }).click();
      await expect(page).toHaveURL(area.settings);
      await expect(page.getByText('This device')).toBeVisible();
      await endFromElsewhere(page, role);

      await page.getByLabel('Current password', { exact: true }).fill(demoPassword);
      await page.getByLabel('New password', { exact: true }).fill('never to be set at all');
      await page.getByRole('button', { name: 'Change the password' }).click();
      await expect(heading(page)).toHaveText(area.door);
      await expect(page.getByText('Your session has ended. Sign in to go on.')).toBeVisible();
      await signIn(page, people[role].email);
      await expect(page).toHaveURL(area.settings);
      await expect(page.getByRole('region', { name: 'Password' })).toBeVisible();
    });

    if (role !== 'admin')
      test('that ends elsewhere leads to the sign-in without a press', async ({ page }) => {
        await area.signIn(page);
        await endFromElsewhere(page, role);
        await expect(heading(page)).toHaveText(area.door, { timeout: 30_000 });
      });
  });
}

test('a session is ended from another device, and all others at once', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const { email } = await createPerson(request, 'manager');
  const visit = async (userAgent: string) => {
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), userAgent });
    const tab = await context.newPage();
    await tab.goto('/manager');
    await signIn(tab, email, chosenPassword);
    await expect(tab.getByRole('button', { name: /^Account of / })).toBeVisible();
    return tab;
  };
  const phone = await visit(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  );
  const desk = await visit('Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0');

  await page.goto('/manager/settings');
  await signIn(page, email, chosenPassword);
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('Chrome on');

  await list.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(list.getByText('Safari on iPhone is signed out.')).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await phone.reload();
  await expect(heading(phone)).toHaveText('Team sign-in');

  await list.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(list.getByText('You are signed out everywhere else.')).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await desk.reload();
  await expect(heading(desk)).toHaveText('Team sign-in');
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await phone.context().close();
  await desk.context().close();
});

test('a session that could not be ended stays in the list', async ({ page, browser, baseURL, request }) => {
  const { email } = await createPerson(request, 'manager');
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  for (const tab of [other, page]) {
    await tab.goto('/manager/settings');
    await signIn(tab, email, chosenPassword);
    await expect(tab.getByText('This device')).toBeVisible();
  }
  await page.route('**/api/manager/sessions/*', (route) =>
    route.fulfill({ status: 503, json: { status: 503, message: 'The database is away.' } }),
  );
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await list.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(list.getByRole('alert')).toContainText('The database is away.');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await elsewhere.close();
});

test('a changed password signs in, the old one does not, and other devices are out', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const { email, name } = await createPerson(request, 'manager');
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  for (const tab of [other, page]) {
    await tab.goto('/manager/settings');
    await signIn(tab, email, chosenPassword);
    await expect(tab.getByText('This device')).toBeVisible();
  }
  const current = page.getByLabel('Current password', { exact: true });
  const next = page.getByLabel('New password', { exact: true });
  const change = page.getByRole('button', { name: 'Change the password' });
  const changed = 'meadow copper violin 58 harbor';

  await change.click();
  await expect(current).toBeFocused();
  await current.fill('not the right password');
  await next.fill(changed);
  await change.click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(next).toHaveValue(changed);
  await current.fill(chosenPassword);
  await change.click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(current).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible();

  await other.reload();
  await expect(heading(other)).toHaveText('Team sign-in');
  await signIn(other, email, chosenPassword);
  await expect(other.getByRole('alert')).toContainText('E-mail or password is wrong.');
  await signIn(other, email, changed);
  await other.getByRole('link', { name: 'Portfolio' }).click();
  await expect(heading(other)).toHaveText(`Welcome, ${name}`);
  await elsewhere.close();
});

test('an address of another site is not where the admin sign-in leads', async ({ page, baseURL }) => {
  await signInAsAdmin(page);
  for (const next of [
    'https://evil.example/admin/users',
    '//evil.example/admin',
    '/\\evil.example/admin',
    '/admin/../client',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/admin?next=${encodeURIComponent(next)}`);
    await expect(heading(page), next).toHaveText('Overview');
    expect(page.url(), next).toBe(`${baseURL}/admin/dashboard`);
  }
});
