import { expect, type Page, test } from '@playwright/test';
import { beAdmin, createPerson, people } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { holdScripts } from './slow-scripts.ts';

const commands = (page: Page) => page.getByRole('dialog', { name: 'Admin: search and commands' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ page, request }) => beAdmin(page, request));

test('the command menu goes to a section, with the keys alone', async ({ page }) => {
  await openHydrated(page, '/admin/dashboard');
  await expect(heading(page)).toHaveText('Overview');
  await page.keyboard.press('Control+k');
  await expect(commands(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('webh');
  await expect(commands(page).getByRole('option', { selected: true })).toHaveText('Webhooks');
  await page.keyboard.press('Enter');
  await expect(commands(page)).toHaveCount(0);
  await expect(page).toHaveURL('/admin/webhooks');
  await expect(heading(page)).toHaveText('Webhooks');
});

test('the command menu begins an invitation from anywhere', async ({ page }) => {
  await openHydrated(page, '/admin/webhooks');
  await page.getByRole('button', { name: 'Search or run a command' }).click();
  await expect(commands(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('invite');
  await expect(commands(page).getByRole('option', { selected: true })).toHaveText('Invite a user');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Invite somebody' })).toBeVisible();
  // While the command menu fades out it takes the key, for the first frames of what it has opened.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/admin/users', { timeout: 1_000 });
  }).toPass();
});

test('the command menu finds a user by name or e-mail, and opens them', async ({ page, request }) => {
  const { email, name } = await createPerson(request, 'manager');
  await openHydrated(page, '/admin/dashboard');
  await expect(heading(page)).toHaveText('Overview');
  await page.keyboard.press('Control+k');
  await expect(commands(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(email);
  await commands(page).getByRole('option', { name: email }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users\?user=/);
});

test('a press beside the command menu closes it, and reaches nothing below', async ({ page }) => {
  await openHydrated(page, '/admin/dashboard');
  const below = await page.getByRole('link', { name: 'Webhooks' }).boundingBox();
  const press = () => page.mouse.click((below?.x ?? 0) + 20, (below?.y ?? 0) + 10);
  await page.keyboard.press('Control+k');
  await expect(commands(page).getByRole('option', { name: 'Webhooks' })).toBeVisible();
  await press();
  await expect(commands(page)).toHaveCount(0);
  await expect(page).toHaveURL('/admin/dashboard');
  await press();
  await expect(page).toHaveURL('/admin/webhooks');
});

test('the way back stands above a page, and the account in a menu of its own', async ({ page }) => {
  await openHydrated(page, '/admin/users');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  // Focus goes to a page that has come, and closes what was opened meanwhile.
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: `Account of ${people.admin.name}` }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await expect(heading(page)).toHaveText('Security');
});

test('the tab is named from the first moment on, and then as the page is', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/webhooks-page-*.js');
  await page.goto('/admin/webhooks');
  await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  await expect(page).toHaveTitle('Admin · Uplift');
  release();
  await expect(heading(page)).toHaveText('Webhooks');
  await expect(page).toHaveTitle('Webhooks · Uplift');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(heading(page)).toHaveText('Audit log');
  await expect(page).toHaveTitle('Audit log · Uplift');
});

test('the menu of the area is skipped by its link', async ({ page }) => {
  await openHydrated(page, '/admin/users');
  await expect(page.getByRole('button', { name: 'Invite' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip the menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the sections stand in a sheet that closes behind whoever follows one', async ({ page }) => {
    await openHydrated(page, '/admin/dashboard');
    await page.getByRole('button', { name: 'Open the menu' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Admin' });
    await sheet.getByRole('link', { name: 'Users' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(heading(page)).toHaveText('Users');
  });
});
