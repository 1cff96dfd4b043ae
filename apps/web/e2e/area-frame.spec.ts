import { expect, type Page, test } from '@playwright/test';
import { createPerson, people, sessionFile } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { holdScripts } from './slow-scripts.ts';

const commands = (page: Page) => page.getByRole('dialog', { name: 'Admin: search and commands' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ storageState: sessionFile('admin') });

test('shortcuts and the command menu open a section and a user by keyboard, and an outside click closes it', async ({
  page,
  request,
}) => {
  const { email, name } = await createPerson(request, 'manager');
  await openHydrated(page, '/admin/dashboard');
  await expect(heading(page)).toHaveText('Overview');
  await page.keyboard.type('gl');
  await expect(page).toHaveURL('/admin/leads');
  await expect(heading(page)).toHaveText('Leads');
  await page.keyboard.press('Control+k');
  await expect(commands(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('webh');
  await expect(commands(page).getByRole('option', { selected: true, name: 'Webhooks' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(commands(page)).toHaveCount(0);
  await expect(page).toHaveURL('/admin/webhooks');
  await expect(heading(page)).toHaveText('Webhooks');

  // The click only closes the menu and doesn't follow the link below it.
  const below = await page.getByRole('link', { name: 'Users' }).boundingBox();
  await page.keyboard.press('Control+k');
  await expect(commands(page).getByRole('option', { name: 'Webhooks' })).toBeVisible();
  await page.mouse.click((below?.x ?? 0) + 20, (below?.y ?? 0) + 10);
  await expect(commands(page)).toHaveCount(0);
  await expect(page).toHaveURL('/admin/webhooks');

  await page.getByRole('button', { name: 'Search or run a command' }).click();
  await expect(commands(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(email);
  await commands(page).getByRole('option', { name: email }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users\?user=/);
});

test('the title matches the page, and breadcrumbs, skip link and account menu work', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/webhooks-page-*.js');
  await page.goto('/admin/webhooks/catalog');
  await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  await expect(page).toHaveTitle('Admin · Uplift');
  release();
  await expect(heading(page)).toHaveText('Event catalog');
  await expect(page).toHaveTitle('Event catalog · Uplift');

  await page.getByRole('link', { name: 'Skip the menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const parent = page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Webhooks', exact: true });
  await expect(parent).toBeFocused();
  await parent.click();
  await expect(page).toHaveURL('/admin/webhooks');
  await expect(page).toHaveTitle('Webhooks · Uplift');
  // The page takes the focus when it renders, which would close an open menu.
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: `Account of ${people.admin.name}` }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await expect(heading(page)).toHaveText('Security');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu is a sheet that closes when a link is followed', async ({ page }) => {
    await openHydrated(page, '/admin/dashboard');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Admin' });
    await sheet.getByRole('link', { name: 'Users' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(heading(page)).toHaveText('Users');
  });
});

test('a page that fails to load leaves the menu in place, and Try Again recovers it', async ({ page }) => {
  await openHydrated(page, '/admin/leads');
  await page.route('**/assets/webhooks-page-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByRole('alert')).toContainText('Section Unavailable');
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(heading(page)).toHaveText('Leads');

  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByRole('alert')).toContainText('Section Unavailable');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(heading(page)).toHaveText('Webhooks');
});
