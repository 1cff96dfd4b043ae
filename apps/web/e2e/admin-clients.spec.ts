import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import {
  acceptInvitation,
  adminHeaders,
  chosenPassword,
  createPerson,
  people,
  sessionFile,
  userIdOf,
} from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { dayFromNow } from './projects.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Clients' });
const row = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');

interface NewClient {
  id: string;
  company: string;
  email: string;
}

/** Adds a client that no other test uses. */
async function createClient(
  request: APIRequestContext,
  managerId: string | null = null,
  company = `Brook ${randomUUID()}`,
): Promise<NewClient> {
  const email = `kim-${randomUUID()}@brook.example`;
  const answer = await request.post('/api/admin/clients', {
    headers: await adminHeaders(),
    data: {
      company,
      managerId,
      person: { name: 'Kim Brook', email },
      templateId: 'one-workflow',
      startsOn: dayFromNow(0),
    },
  });
  expect(answer.status()).toBe(200);
  const { id } = await answer.json();
  return { id, company, email };
}

async function readClient(request: APIRequestContext, id: string) {
  const headers = await adminHeaders();
  return (await request.get(`/api/admin/clients/${id}`, { headers })).json();
}

/** Opens the list, filtered to one client. */
async function openListWith(page: Page, { company }: NewClient): Promise<Locator> {
  await openHydrated(page, `/admin/users/clients?q=${encodeURIComponent(company)}`);
  await expect(row(page, company)).toBeVisible();
  return row(page, company);
}

test.use({ storageState: sessionFile('admin') });

test('a client is added with the keyboard, and its first user signs in', async ({ page, request }) => {
  const company = `Vale ${randomUUID()}`;
  const email = `sam-${randomUUID()}@vale.example`;
  await openHydrated(page, '/admin/users');
  await page.getByRole('tab', { name: 'Clients' }).click();
  await expect(page).toHaveURL('/admin/users/clients');
  await page.getByRole('button', { name: 'Add client' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Company')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Enter a company name.')).toBeVisible();
  await page.keyboard.type(company);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sam Field');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(`Added ${company}`)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  await expect(row(page, company)).toContainText('No manager');

  await acceptInvitation(request, email);
  const signedIn = await request.post('/api/client/login', { data: { email, password: chosenPassword } });
  expect(signedIn.status()).toBe(200);
});

test('a client is assigned a manager, the list is filtered by manager, and the change is logged', async ({
  page,
  request,
}) => {
  const manager = await createPerson(request, 'manager');
  const id = await userIdOf(request, manager.email);
  const client = await createClient(request);
  const found = await openListWith(page, client);
  await found.getByRole('link', { name: client.company }).click();
  await expect(dialog(page)).toHaveAccessibleName(client.company);
  await dialog(page).getByLabel('Manager').selectOption(id);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Saved ${client.company}`)).toBeVisible();
  await expect(found).toContainText(manager.name);
  await openHydrated(page, `/admin/users/clients?manager=${id}`);
  await expect(row(page, client.company)).toBeVisible();
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await row(page, client.company).getByRole('link', { name: client.company }).click();
  await expect(dialog(page).getByText(`Changed by ${people.admin.name}`)).toBeVisible();
  await expect(dialog(page).getByText(`Manager: none → ${manager.name}`)).toBeVisible();
});

test('users of a client are added, renamed and deactivated', async ({ page, request }) => {
  const client = await createClient(request);
  const found = await openListWith(page, client);
  await found.getByRole('link', { name: client.company }).click();
  const list = page.getByRole('list', { name: `People at ${client.company}` });
  await dialog(page).getByRole('button', { name: 'Add person' }).click();
  const adding = page.getByRole('dialog', { name: `Add a person to ${client.company}` });
  await adding.getByLabel('Name').fill('Ada Lake');
  await adding.getByLabel('E-mail').fill(`ada-${randomUUID()}@brook.example`);
  await adding.getByRole('button', { name: 'Send invitation' }).click();
  await expect(list.getByText('Ada Lake')).toBeVisible();

  await list.getByRole('button', { name: 'Actions for Ada Lake' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const changing = page.getByRole('dialog', { name: 'Edit Ada Lake' });
  await changing.getByLabel('Name').fill('Ada Vale');
  await changing.getByRole('button', { name: 'Save' }).click();
  const ada = list.getByRole('listitem').filter({ hasText: 'Ada Vale' });
  await expect(ada).toBeVisible();

  await ada.getByRole('button', { name: 'Actions for Ada Vale' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await expect(ada).toContainText('Deactivated');
});

test('deactivating a manager reassigns their clients first', async ({ page, request }) => {
  const [leaving, next] = [await createPerson(request, 'manager'), await createPerson(request, 'manager')];
  const [leavingId, nextId] = [await userIdOf(request, leaving.email), await userIdOf(request, next.email)];
  const clients = [await createClient(request, leavingId), await createClient(request, leavingId)] as const;
  await openHydrated(page, `/admin/users?q=${encodeURIComponent(leaving.email)}`);
  const found = page
    .getByRole('table', { name: 'Users' })
    .getByRole('row')
    .filter({ hasText: leaving.email });
  await found.getByRole('button', { name: `Actions for ${leaving.name}` }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await expect(dialog(page)).toHaveAccessibleName(`Reassign the clients of ${leaving.name}`);
  await dialog(page).getByLabel('Assign all to').selectOption(nextId);
  await dialog(page).getByLabel(clients[1].company).selectOption('No manager');
  await dialog(page).getByRole('button', { name: 'Reassign and deactivate' }).click();
  await expect(found).toContainText('Deactivated');
  expect((await readClient(request, clients[0].id)).manager.id).toBe(nextId);
  expect((await readClient(request, clients[1].id)).manager).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The clients stay with their new managers.')).toBeVisible();
  await expect(found).toContainText('Active');
  expect((await readClient(request, clients[0].id)).manager.id).toBe(nextId);
});
