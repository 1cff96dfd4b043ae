import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { adminHeaders, beAdmin, chosenPassword, createPerson, people } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';
import { linkIn, mailTo } from './outbox.ts';
import { projectStart } from './projects.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Clients' });
const row = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');

interface NewClient {
  id: string;
  company: string;
  email: string;
}

/** Adds a client whom no other test knows. */
async function createClient(
  request: APIRequestContext,
  managerId: string | null = null,
  company = `Brook ${randomUUID()}`,
): Promise<NewClient> {
  const email = `kim-${randomUUID()}@brook.example`;
  const answer = await request.post('/api/admin/clients', {
    headers: await adminHeaders(request),
    data: { company, managerId, person: { name: 'Kim Brook', email }, ...projectStart() },
  });
  expect(answer.status()).toBe(200);
  const { id } = await answer.json();
  return { id, company, email };
}

async function readClient(request: APIRequestContext, id: string) {
  const headers = await adminHeaders(request);
  return (await request.get(`/api/admin/clients/${id}`, { headers })).json();
}

/** What another admin does at the same time. */
async function rename(request: APIRequestContext, id: string, company: string): Promise<void> {
  const { version } = await readClient(request, id);
  const answer = await request.patch(`/api/admin/clients/${id}`, {
    headers: await adminHeaders(request),
    data: { company, managerId: null, version },
  });
  expect(answer.status()).toBe(200);
}

async function managerId(request: APIRequestContext, email: string): Promise<string> {
  const path = `/api/admin/users?q=${encodeURIComponent(email)}`;
  const { data } = await (await request.get(path, { headers: await adminHeaders(request) })).json();
  return data[0].id;
}

/** Opens the list with one client in it. */
async function openListWith(page: Page, { company }: NewClient): Promise<Locator> {
  await openHydrated(page, `/admin/users/clients?q=${encodeURIComponent(company)}`);
  await expect(row(page, company)).toBeVisible();
  return row(page, company);
}

test.beforeEach(({ page, request }) => beAdmin(page, request));

test('team and clients are two lists, each with an address', async ({ page }) => {
  await openHydrated(page, '/admin/users');
  await page.getByRole('tab', { name: 'Clients' }).click();
  await expect(page).toHaveURL('/admin/users/clients');
  await expect(table(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Clients' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test('a client is added with the keyboard alone, and its first person signs in', async ({
  page,
  request,
}) => {
  const company = `Vale ${randomUUID()}`;
  const email = `sam-${randomUUID()}@vale.example`;
  await openHydrated(page, '/admin/users/clients');
  await page.getByRole('button', { name: 'Add a client' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Company')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Enter the name of the company.')).toBeVisible();
  await page.keyboard.type(company);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sam Field');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(`${company} is added.`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  await expect(row(page, company)).toContainText('Nobody');

  const link = new URLSearchParams(linkIn(await mailTo(email, 'Your invitation to Uplift')).split('#')[1]);
  const data = { kind: link.get('kind'), token: link.get('token'), password: chosenPassword };
  expect((await request.post('/api/auth/reset-password', { data })).status()).toBe(200);
  const signedIn = await request.post('/api/client/login', { data: { email, password: chosenPassword } });
  expect(signedIn.status()).toBe(200);
});

test('a client is changed beside the list, and filtered by its new manager', async ({ page, request }) => {
  const manager = await createPerson(request, 'manager');
  const id = await managerId(request, manager.email);
  const client = await createClient(request);
  const found = await openListWith(page, client);
  await found.getByRole('link', { name: client.company }).click();
  await expect(dialog(page)).toHaveAccessibleName(client.company);
  await dialog(page).getByLabel('Manager').selectOption(id);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${client.company} is saved.`)).toBeVisible();
  await expect(found).toContainText(manager.name);
  await openHydrated(page, `/admin/users/clients?manager=${id}`);
  await expect(row(page, client.company)).toBeVisible();
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await row(page, client.company).getByRole('link').click();
  await expect(dialog(page).getByText(`Changed by ${people.admin.name}`)).toBeVisible();
  await expect(dialog(page).getByText(`Manager: nothing → ${manager.name}`)).toBeVisible();
});

test('what somebody else changed meanwhile is shown, and not overwritten unseen', async ({
  page,
  request,
}) => {
  const client = await createClient(request);
  const found = await openListWith(page, client);
  await found.getByRole('link', { name: client.company }).click();
  await dialog(page).getByLabel('Company').fill('Mine');
  await rename(request, client.id, 'Theirs');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Company “Theirs”')).toBeVisible();
  await expect(dialog(page).getByLabel('Company')).toHaveValue('Mine');
  await dialog(page).getByRole('button', { name: 'Start from theirs' }).click();
  await expect(dialog(page).getByLabel('Company')).toHaveValue('Theirs');
  await dialog(page).getByLabel('Company').fill(client.company);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(found).toBeVisible();
});

test('several are deactivated at once, which is taken back by the notice', async ({ page, request }) => {
  const word = `Twin${randomUUID().slice(0, 8)}`;
  const clients = [
    await createClient(request, null, `${word} One`),
    await createClient(request, null, `${word} Two`),
  ];
  await openHydrated(page, `/admin/users/clients?q=${word}`);
  for (const { company } of clients) await page.getByRole('checkbox', { name: `Select ${company}` }).check();
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Deactivate', exact: true })
    .click();
  await expect(page.getByText('2 clients: deactivated.')).toBeVisible();
  for (const { company } of clients) await expect(row(page, company)).toContainText('Deactivated');
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const { company } of clients) await expect(row(page, company)).toContainText('Active');
});

test('a call that fails as a whole keeps what was selected', async ({ page, request }) => {
  const client = await createClient(request);
  await openListWith(page, client);
  await page.route('**/api/admin/clients/actions', (route) =>
    route.fulfill({ status: 500, json: { message: 'The database is away.', status: 500 } }),
  );
  await page.getByRole('checkbox', { name: `Select ${client.company}` }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(page.getByText('That did not work.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select ${client.company}` })).toBeChecked();
  await page.unroute('**/api/admin/clients/actions');
  await bar.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(row(page, client.company)).toContainText('Deactivated');
  await expect(bar).toHaveCount(0);
});

test('people of a client are added, renamed, and deactivated', async ({ page, request }) => {
  const client = await createClient(request);
  const found = await openListWith(page, client);
  await found.getByRole('link', { name: client.company }).click();
  const list = page.getByRole('list', { name: `People of ${client.company}` });
  await dialog(page).getByRole('button', { name: 'Add a person' }).click();
  const adding = page.getByRole('dialog', { name: `Add a person of ${client.company}` });
  await adding.getByLabel('Name').fill('Ada Lake');
  await adding.getByLabel('E-mail').fill(`ada-${randomUUID()}@brook.example`);
  await adding.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(list.getByText('Ada Lake')).toBeVisible();

  await list.getByRole('button', { name: 'Actions for Ada Lake' }).click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  const changing = page.getByRole('dialog', { name: 'Change Ada Lake' });
  await changing.getByLabel('Name').fill('Ada Vale');
  await changing.getByRole('button', { name: 'Save' }).click();
  const ada = list.getByRole('listitem').filter({ hasText: 'Ada Vale' });
  await expect(ada).toBeVisible();

  await ada.getByRole('button', { name: 'Actions for Ada Vale' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await expect(ada).toContainText('Deactivated');
});

test('a manager who goes hands each client over first', async ({ page, request }) => {
  const [leaving, next] = [await createPerson(request, 'manager'), await createPerson(request, 'manager')];
  const [leavingId, nextId] = [await managerId(request, leaving.email), await managerId(request, next.email)];
  const clients = [await createClient(request, leavingId), await createClient(request, leavingId)] as const;
  await openHydrated(page, `/admin/users?q=${encodeURIComponent(leaving.email)}`);
  const found = page
    .getByRole('table', { name: 'Users' })
    .getByRole('row')
    .filter({ hasText: leaving.email });
  await found.getByRole('button', { name: `Actions for ${leaving.name}` }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await expect(dialog(page)).toHaveAccessibleName(`Who takes over from ${leaving.name}?`);
  await dialog(page).getByLabel('The same for all').selectOption(nextId);
  await dialog(page).getByLabel(clients[1].company).selectOption('Nobody for now');
  await dialog(page).getByRole('button', { name: 'Hand over and deactivate' }).click();
  await expect(found).toContainText('Deactivated');
  expect((await readClient(request, clients[0].id)).manager.id).toBe(nextId);
  expect((await readClient(request, clients[1].id)).manager).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The clients stay with those who took them over.')).toBeVisible();
  await expect(found).toContainText('Active');
  expect((await readClient(request, clients[0].id)).manager.id).toBe(nextId);
});

test('a user is signed out on one device', async ({ page, request }) => {
  const person = await createPerson(request, 'manager');
  const data = { email: person.email, password: chosenPassword };
  const { token } = await (await request.post('/api/manager/login', { data })).json();
  const id = await managerId(request, person.email);
  await openHydrated(page, `/admin/users?user=${id}`);
  await dialog(page)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(dialog(page).getByText('Nowhere.')).toBeVisible();
  const answer = await request.get('/api/auth/user', { headers: { 'x-manager-token': token } });
  expect(answer.status()).toBe(401);
});

test.describe('at 360 and 1280 px, in light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in the list and beside it', async ({ page, request }) => {
    const client = await createClient(request);
    const found = await openListWith(page, client);
    await expectAccessible(page);
    await found.getByRole('link', { name: client.company }).click();
    await expect(dialog(page).getByText('Kim Brook')).toBeVisible();
    await expectAccessible(page);
  });
});
