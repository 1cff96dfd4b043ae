import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { adminHeaders, createPerson, type Invited, people, sessionFile, userIdOf } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { linkIn, mailTo } from './outbox.ts';
import { keepVisitLog } from './visit-log.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const row = (page: Page, email: string) => table(page).getByRole('row').filter({ hasText: email });
const sheet = (page: Page) => page.getByRole('dialog');

/** Opens the list, filtered to one user that no other test uses. */
async function openListWith(page: Page, person: Pick<Invited, 'email'>): Promise<Locator> {
  await openHydrated(page, `/admin/users?q=${encodeURIComponent(person.email)}`);
  await expect(row(page, person.email)).toBeVisible();
  return row(page, person.email);
}

/** Saves a change concurrently, as another admin. */
async function rename(request: APIRequestContext, email: string, name: string): Promise<void> {
  const headers = await adminHeaders();
  const path = `/api/admin/users/${await userIdOf(request, email)}`;
  const { role, bookingUrl, version } = await (await request.get(path, { headers })).json();
  const data = { name, role, bookingUrl, version };
  expect((await request.patch(path, { headers, data })).status()).toBe(200);
}

test.use({ storageState: sessionFile('admin') });

test('search and filters are in the URL, for reloads and the back button', async ({ page, request }) => {
  const person = await createPerson(request, 'manager');
  const log = keepVisitLog(page, '');
  await openHydrated(page, '/admin/users');
  await page.getByRole('searchbox', { name: 'Search' }).fill(person.email);
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(`/admin/users?q=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: /^Role/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Admin' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expect(page).toHaveURL(/role=admin/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.goBack();
  await expect(row(page, person.email)).toBeVisible();
  expect(log.complaints).toEqual([]);
});

test('a user is invited with the keyboard and listed immediately', { tag: '@core' }, async ({ page }) => {
  const email = `sam-${randomUUID()}@vale.example`;
  await openHydrated(page, '/admin/users');
  await page.getByRole('button', { name: 'Invite' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('Enter a name.')).toBeVisible();
  await page.keyboard.type('Sam Field');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Invite' })).toBeFocused();
  await expect(page.getByText('Invitation sent')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  await expect(row(page, email).getByText('Invited')).toBeVisible();
  await mailTo(email, 'Your invitation to Uplift');
});

test('a user is changed, with a draft that survives a reload, a visible conflict, and a log entry', async ({
  page,
  request,
}) => {
  const person = await createPerson(request, 'manager');
  const found = await openListWith(page, person);
  await found.getByRole('link', { name: person.name }).click();
  await expect(sheet(page)).toHaveAccessibleName(person.name);
  await expect(page).toHaveURL(/[?&]user=/);
  await sheet(page).getByLabel('Name').fill('Mine');
  await page.reload();
  await expect(sheet(page).getByText('Draft restored')).toBeVisible();
  await expect(sheet(page).getByLabel('Name')).toHaveValue('Mine');

  await sheet(page).getByLabel('Booking URL').fill('http://cal.example/robin');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByText('The URL must start with https://.')).toBeVisible();
  await expect(sheet(page).getByLabel('Booking URL')).toBeFocused();
  await sheet(page).getByLabel('Booking URL').fill('https://cal.example/robin');

  await rename(request, person.email, 'Theirs');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByText('Someone else changed this user')).toBeVisible();
  await expect(sheet(page).getByText('Name “Theirs”')).toBeVisible();
  await expect(sheet(page).getByLabel('Name')).toHaveValue('Mine');
  await sheet(page).getByRole('button', { name: 'Overwrite their changes' }).click();
  await expect(page.getByText('Saved Mine')).toBeVisible();
  await found.getByRole('link', { name: 'Mine' }).click();
  await expect(sheet(page).getByText('Name: Theirs → Mine')).toBeVisible();
  await expect(sheet(page).getByText('Draft restored')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(found.getByRole('link', { name: 'Mine' })).toBeFocused();
});

test('an e-mail address changes once both links are confirmed, and can be revoked before that', async ({
  page,
  request,
}) => {
  const person = await createPerson(request, 'manager');
  const address = `new-${person.email}`;
  const found = await openListWith(page, person);
  await found.getByRole('link', { name: person.name }).click();
  const askFor = async () => {
    await sheet(page).getByLabel('New e-mail').fill(address);
    await sheet(page).getByRole('button', { name: 'Change e-mail' }).click();
    await expect(sheet(page).getByText(`Changing to ${address}.`)).toBeVisible();
  };
  await askFor();
  const first = linkIn(await mailTo(address, 'Confirm your new e-mail address'));
  await sheet(page).getByRole('button', { name: 'Cancel change' }).click();
  await expect(sheet(page).getByText(`Changing to ${address}.`)).toHaveCount(0);
  await askFor();

  const theirs = await page.context().newPage();
  const heading = theirs.getByRole('heading', { level: 1 });
  await theirs.goto(first);
  await theirs.getByRole('button', { name: 'Confirm change' }).click();
  await expect(theirs.getByRole('alert')).toContainText('The link no longer works.');

  let second = first;
  await expect(async () => {
    second = linkIn(await mailTo(address, 'Confirm your new e-mail address'));
    expect(second).not.toBe(first);
  }).toPass({ timeout: 20_000 });
  await theirs.goto('about:blank');
  await theirs.goto(second);
  await expect(heading).toHaveText('Is this your new e-mail address?');
  await expect(theirs).toHaveURL('/reset-password');
  await theirs.getByRole('button', { name: 'Confirm change' }).click();
  await expect(heading).toHaveText('Confirm your other address');

  let old = '';
  await expect(async () => {
    old = linkIn(await mailTo(person.email, 'Your e-mail address is about to change'));
    const answer = await request.post('/api/auth/email-change', {
      data: { token: new URLSearchParams(old.split('#')[1]).get('token'), answer: 'confirm' },
    });
    expect(await answer.json()).toEqual({ state: 'changed' });
  }).toPass({ timeout: 20_000 });
  await theirs.goto('about:blank');
  await theirs.goto(old);
  await theirs.getByRole('button', { name: 'Confirm change' }).click();
  await expect(heading).toHaveText('Your e-mail address was changed');
  await theirs.close();

  await openListWith(page, { email: address });
  await expect(row(page, address).getByRole('link', { name: person.name })).toBeVisible();
});

test('a bulk deactivation reports each user, spares the own account, and is undone', async ({
  page,
  request,
}) => {
  const person = await createPerson(request, 'manager');
  await openListWith(page, person);
  await page.getByRole('checkbox', { name: `Select ${person.name}` }).check();
  await page.getByRole('searchbox', { name: 'Search' }).fill(people.admin.email);
  await page.getByRole('checkbox', { name: `Select ${people.admin.name}` }).check();
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Deactivate', exact: true })
    .click();
  await expect(page.getByText('Deactivated Robin Vale')).toBeVisible();
  await expect(
    page.getByText(`${people.admin.name}: This is your own account. Ask another admin.`),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Selected rows' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  const found = await openListWith(page, person);
  await expect(found.getByText('Active', { exact: true })).toBeVisible();
});
