import { expect, type Page, test } from '@playwright/test';
import { cookieNames, openAs, people, sessionFile, signIn, signOut, storedTokens } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { keepVisitLog } from './visit-log.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('banner');

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(bar(page).getByRole('link', { name: 'Client Portal' })).toBeVisible();
  expect(await storedTokens(page)).toEqual({});
  expect(await cookieNames(page)).toEqual([]);
}

test('a manager signs in, stays signed in after a reload, and signs out', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/manager');
  await expect(heading(page)).toHaveText('Team sign-in');
  await signIn(page, people.manager.email, 'not the right password');
  await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password.');
  await signIn(page, people.manager.email);
  await expect(heading(page)).toHaveText('Portfolio');
  await expect(page).toHaveURL('/manager');
  await expect(bar(page)).toHaveCount(0);
  expect(Object.keys(await storedTokens(page))).toEqual(['managerToken']);
  await page.reload();
  await expect(heading(page)).toHaveText('Portfolio');

  await signOut(page);
  await expectSignedOut(page);
  await page.goto('/manager');
  await expect(heading(page)).toHaveText('Team sign-in');
});

test('an admin is asked to sign in, reaches the requested page, and signs out', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/admin/users?role=manager');
  await expect(page).toHaveURL(`/admin?next=${encodeURIComponent('/admin/users?role=manager')}`);
  await signIn(page, people.admin.email);
  await expect(page).toHaveURL('/admin/users?role=manager');
  await expect(heading(page)).toHaveText('Users');
  expect(Object.keys(await storedTokens(page))).toEqual(['adminToken']);
  await signOut(page);
  await expectSignedOut(page);
  await page.goto('/admin/users');
  await expect(heading(page)).toHaveText('Admin sign-in');
});

test('an unknown admin token is removed, and the sign-in leads back to the page', async ({ page }) => {
  await openHydrated(page, '/about');
  await page.evaluate(() => localStorage.setItem('adminToken', 'of a session that has ended'));
  await page.goto('/admin/webhooks');
  await expect(heading(page)).toHaveText('Admin sign-in');
  await expect(page).toHaveURL(`/admin?next=${encodeURIComponent('/admin/webhooks')}`);
  await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
  expect(await storedTokens(page)).toEqual({});
  await signIn(page, people.admin.email);
  await expect(heading(page)).toHaveText('Webhooks');
});

test.describe('signed in as an admin', () => {
  test.use({ storageState: sessionFile('admin') });

  test('the menu opens every admin page without errors', async ({ page, baseURL }) => {
    const log = keepVisitLog(page, baseURL ?? '');
    // The sign-in redirects, but not to another site.
    await openHydrated(page, `/admin?next=${encodeURIComponent('//evil.example/admin/users')}`);
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(heading(page)).toHaveText('Overview');
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const menu = page.getByRole('navigation', { name: 'Admin' });
    const links = await menu
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => ({ path: link.getAttribute('href'), title: link.textContent?.trim() ?? '' })),
      );
    expect(links.length).toBeGreaterThanOrEqual(12);
    for (const { path, title } of links) {
      await menu.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(path ?? '');
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Uplift`);
      await expect(menu.locator('[aria-current="page"]')).toHaveText(title);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    }
    expect(log.complaints).toEqual([]);
    expect(log.refused).toEqual([]);
    expect(log.foreign).toEqual([]);
  });
});

test('each role sees only its own areas, and Logout on public pages', async ({ browser }) => {
  const client = await openAs(browser, 'client');
  await client.goto('/admin/users');
  await expect(heading(client)).toHaveText('Admin sign-in');

  const manager = await openAs(browser, 'manager');
  await manager.goto('/admin/users');
  await expect(heading(manager)).toHaveText('No access');
  await expect(manager).toHaveURL('/admin/users');
  await expect(manager.getByRole('link', { name: 'Go to your portfolio' })).toHaveAttribute(
    'href',
    '/manager',
  );

  const admin = await openAs(browser, 'admin');
  await admin.goto('/manager');
  await expect(heading(admin)).toHaveText('Portfolio');
  await expect(admin.getByRole('row', { name: /Harborline Freight.*Ravi Nair/ })).toBeVisible();
  await admin.goto('/manager/settings');
  await expect(heading(admin)).toHaveText('No access');
  await expect(admin.getByRole('link', { name: 'Go to the admin area' })).toHaveAttribute(
    'href',
    '/admin/dashboard',
  );
  for (const page of [manager, admin]) {
    await page.goto('/pricing');
    await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: /Book Meeting|Client Portal/ })).toHaveCount(0);
  }
  for (const page of [client, manager, admin]) await page.context().close();
});
