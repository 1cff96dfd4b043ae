import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import {
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
import { keepVisitLog } from './visit-log.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('banner');

/** Every admin page of the specification behind the guard, with its heading. */
const adminPages = {
  '/admin/dashboard': 'Overview',
  '/admin/users': 'Users',
  '/admin/assets': 'Assets',
  '/admin/tech-assets': 'Tech assets',
  '/admin/api-keys': 'API keys',
  '/admin/webhooks': 'Webhooks',
  '/admin/success-stories': 'Success stories',
  '/admin/security': 'Security',
  '/admin/anything/else': 'Overview',
} as const;

/** A token of a real session, which the browser knows nothing of. */
async function tokenOf(request: APIRequestContext, kind: 'admin' | 'manager'): Promise<string> {
  const data = { email: people[kind].email, password: demoPassword };
  const { token } = await (await request.post(`/api/${kind}/login`, { data })).json();
  return token;
}

test.describe('a manager', () => {
  test('signs in in place, and stays signed in over a reload', async ({ page }) => {
    await page.goto('/manager');
    await expect(heading(page)).toHaveText('Team sign-in');
    await signIn(page, people.manager.email, 'not the right password');
    await expect(page.getByRole('alert')).toContainText(/password/i);
    await signIn(page, people.manager.email);
    await expect(heading(page)).toHaveText(`Welcome, ${people.manager.name}`);
    await expect(page).toHaveURL('/manager');
    await expect(bar(page)).toHaveCount(0);
    expect(Object.keys(await storedTokens(page))).toEqual(['managerToken']);

    await page.reload();
    await expect(heading(page)).toHaveText(`Welcome, ${people.manager.name}`);
  });

  test('finds Logout instead of Client Portal on public pages, and no Book Meeting', async ({ page }) => {
    await signInAsManager(page);
    await page.goto('/about');
    await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Client Portal' })).toHaveCount(0);
    await expect(bar(page).getByRole('link', { name: 'Book Meeting' })).toHaveCount(0);
  });

  test('has no access to admin pages, and finds a way out', async ({ page }) => {
    await signInAsManager(page);
    for (const path of ['/admin', '/admin/users', '/admin/anything/else']) {
      await page.goto(path);
      await expect(heading(page)).toHaveText('No access');
      await expect(page).toHaveURL(path);
    }
    await page.getByRole('link', { name: 'To your portfolio' }).click();
    await expect(heading(page)).toHaveText(`Welcome, ${people.manager.name}`);
  });

  test('signs out by both calls, and leaves nothing behind', async ({ page }) => {
    await signInAsManager(page);
    const posted = page.waitForRequest('**/api/manager/logout');
    const left = page.waitForRequest('**/api/logout');
    await signOut(page);
    expect((await posted).method()).toBe('POST');
    expect((await left).isNavigationRequest()).toBe(true);
    await expect(page).toHaveURL('/');
    expect(await storedTokens(page)).toEqual({});
    expect(await cookieNames(page)).toEqual([]);
    await page.goto('/manager');
    await expect(heading(page)).toHaveText('Team sign-in');
  });
});

test.describe('an admin', () => {
  test('is led to the sign-in first, and then to the page that was asked for', async ({ page }) => {
    await page.goto('/admin/users?role=manager');
    await expect(page).toHaveURL(`/admin?next=${encodeURIComponent('/admin/users?role=manager')}`);
    await signIn(page, people.admin.email);
    await expect(page).toHaveURL('/admin/users?role=manager');
    await expect(heading(page)).toHaveText('Users');
    expect(Object.keys(await storedTokens(page))).toEqual(['adminToken']);
  });

  test('is not led to another site or area', async ({ page, baseURL }) => {
    await page.goto(`/admin?next=${encodeURIComponent('//evil.example/admin/users')}`);
    await signIn(page, people.admin.email);
    await expect(heading(page)).toHaveText('Overview');
    expect(page.url()).toBe(`${baseURL}/admin/dashboard`);
  });

  test('reaches every admin page by address, where the bar and the footer are hidden', async ({
    page,
    baseURL,
  }) => {
    const log = keepVisitLog(page, baseURL ?? '');
    await signInAsAdmin(page);
    for (const [path, title] of Object.entries(adminPages)) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Uplift`);
      await expect(page).toHaveURL(path);
      await expect(bar(page)).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
    expect(log.complaints).toEqual([]);
    expect(log.refused).toEqual([]);
    expect(log.foreign).toEqual([]);
  });

  test('reaches every admin page by the menu of the area', async ({ page }) => {
    await signInAsAdmin(page);
    const menu = page.getByRole('navigation', { name: 'Admin' });
    for (const [path, title] of Object.entries(adminPages).slice(0, 8)) {
      await menu.getByRole('link', { name: title, exact: true }).click();
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveURL(path);
      await expect(menu.locator('[aria-current="page"]')).toHaveText(title);
    }
  });

  test('goes straight on from /admin once signed in, also after a reload', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin/dashboard');
    await page.reload();
    await expect(heading(page)).toHaveText('Overview');
  });

  test('with a token that has ended loses it, and comes to the sign-in', async ({ page }) => {
    await openHydrated(page, '/about');
    await page.evaluate(() => localStorage.setItem('adminToken', 'of a session that has ended'));
    await page.goto('/admin/webhooks');
    await expect(heading(page)).toHaveText('Admin sign-in');
    await expect(page).toHaveURL(`/admin?next=${encodeURIComponent('/admin/webhooks')}`);
    await expect(page.getByText('Your session has ended. Sign in to go on.')).toBeVisible();
    expect(await storedTokens(page)).toEqual({});
    await signIn(page, people.admin.email);
    await expect(heading(page)).toHaveText('Webhooks');
  });

  test('sees the clients of all in the manager area, and has settings of their own elsewhere', async ({
    page,
  }) => {
    await signInAsAdmin(page);
    await page.goto('/manager');
    await expect(heading(page)).toHaveText(`Welcome, ${people.admin.name}`);
    await expect(page.getByRole('row', { name: /Harborline Freight.*Ravi Nair/ })).toBeVisible();
    await page.goto('/manager/settings');
    await expect(heading(page)).toHaveText('No access');
    await page.getByRole('link', { name: 'To the admin area' }).click();
    await expect(heading(page)).toHaveText('Overview');
  });

  test('signs out and leaves nothing behind', async ({ page }) => {
    await signInAsAdmin(page);
    await signOut(page);
    await expect(page).toHaveURL('/');
    await expect(bar(page).getByRole('link', { name: 'Client Portal' })).toBeVisible();
    expect(await storedTokens(page)).toEqual({});
    expect(await cookieNames(page)).toEqual([]);
    await page.goto('/admin/users');
    await expect(heading(page)).toHaveText('Admin sign-in');
  });
});

test('a client is nobody to the admin area', async ({ page }) => {
  await signInAsClient(page);
  await page.goto('/admin/users');
  await expect(heading(page)).toHaveText('Admin sign-in');
  await expect(bar(page)).toHaveCount(0);
});

test.describe('tokens of an earlier version', () => {
  test('move from session storage to local storage on start, and sign in', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const elsewhere = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    const token = await tokenOf(elsewhere, 'admin');
    await elsewhere.dispose();
    await openHydrated(page, '/about');
    await page.evaluate((value) => {
      sessionStorage.setItem('adminToken', value);
      sessionStorage.setItem('managerToken', 'from the session');
      sessionStorage.setItem('clientToken', 'c');
      localStorage.setItem('managerToken', 'kept');
    }, token);
    await openHydrated(page, '/admin/users');
    await expect(heading(page)).toHaveText('Users');
    expect(await storedTokens(page)).toEqual({ adminToken: token, managerToken: 'kept', clientToken: 'c' });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});
