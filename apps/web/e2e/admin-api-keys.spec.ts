import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { adminHeaders, beAdmin, people } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';
import { keepVisitLog } from './visit-log.ts';

const table = (page: Page) => page.getByRole('table', { name: 'API keys' });
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const newName = () => `Robot ${randomUUID()}`;

interface IssuedKey {
  key: { id: string; name: string; prefix: string; version: number };
  secret: string;
}

/** Makes a key that no other test knows, without the screen for it. */
async function issue(request: APIRequestContext, fields: Record<string, unknown> = {}): Promise<IssuedKey> {
  const answer = await request.post('/api/admin/api-keys', {
    headers: await adminHeaders(request),
    data: { name: newName(), scopes: ['users:read'], expiresAt: null, rateLimit: 60, ...fields },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The status of a call by a key. */
async function callWith(
  request: APIRequestContext,
  secret: string,
  path = '/api/admin/users',
): Promise<number> {
  return (await request.get(path, { headers: { authorization: `Bearer ${secret}` } })).status();
}

/** What another admin does at the same time. */
async function limit(
  request: APIRequestContext,
  { id, name }: IssuedKey['key'],
  rateLimit: number,
): Promise<void> {
  const headers = await adminHeaders(request);
  const path = `/api/admin/api-keys/${id}`;
  const { scopes, expiresAt, version } = await (await request.get(path, { headers })).json();
  const data = { name, scopes, expiresAt, rateLimit, version };
  expect((await request.patch(path, { headers, data })).status()).toBe(200);
}

async function openListWith(page: Page, name: string): Promise<Locator> {
  await openHydrated(page, `/admin/api-keys?q=${encodeURIComponent(name)}`);
  await expect(row(page, name).first()).toBeVisible();
  return row(page, name);
}

async function chooseAction(
  page: Page,
  name: string,
  action: string,
  within = row(page, name),
): Promise<void> {
  await within.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The key that the dialog shows this once. */
async function readIssued(page: Page): Promise<string> {
  await expect(dialog(page)).toHaveAccessibleName('Copy the key now');
  return (await dialog(page).getByRole('region', { name: 'API key' }).textContent()) ?? '';
}

test.beforeEach(({ page, request }) => beAdmin(page, request));

test('a key is made, calls the API, is rotated with both keys working, and is revoked', async ({
  page,
  request,
}) => {
  const name = newName();
  const log = keepVisitLog(page, '');
  await openHydrated(page, '/admin/api-keys');
  await page.getByRole('button', { name: 'New key' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('checkbox', { name: 'Read: Users' }).check();
  await dialog(page).getByRole('button', { name: 'Make the key' }).click();
  const first = await readIssued(page);
  await expect(dialog(page).getByRole('region', { name: 'Try it in a terminal' })).toContainText(
    `/api/admin/users \\\n  --header "Authorization: Bearer ${first}"`,
  );
  // A slip does not take away what is shown this once.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'I have kept it' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.content()).not.toContain(first);

  expect(await callWith(request, first)).toBe(200);
  expect(await callWith(request, first, '/api/admin/audit-log')).toBe(403);

  await openListWith(page, name);
  await chooseAction(page, name, 'Rotate');
  await dialog(page).getByLabel('The old key stops').selectOption('After an hour');
  await dialog(page).getByRole('button', { name: 'Make the new key' }).click();
  const second = await readIssued(page);
  await dialog(page).getByRole('button', { name: 'I have kept it' }).click();
  expect(second).not.toBe(first);
  expect([await callWith(request, first), await callWith(request, second)]).toEqual([200, 200]);

  await expect(row(page, name)).toHaveCount(2);
  const old = row(page, name).filter({ hasText: 'Expires soon' });
  await chooseAction(page, name, 'Revoke', old);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(`${name}: revoked.`)).toBeVisible();
  await expect(row(page, name).filter({ hasText: 'Revoked' })).toHaveCount(1);
  expect([await callWith(request, first), await callWith(request, second)]).toEqual([401, 200]);
  expect(log.complaints).toEqual([]);
});

test('a key is made with the keyboard alone', async ({ page }) => {
  const name = newName();
  await openHydrated(page, '/admin/api-keys');
  await page.getByRole('button', { name: 'New key' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Choose at least one scope.')).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'What the key may do' })).toBeFocused();
  const wanted = dialog(page).getByRole('checkbox', { name: 'Read: Users' });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Space');
  await expect(wanted).toBeChecked();
  await dialog(page).getByLabel('Calls per minute').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Copy the key' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New key' })).toBeFocused();
  await expect(row(page, name)).toBeVisible();
});

test('a key is found by its name and by its beginning, and filtered by state', async ({ page, request }) => {
  const { key } = await issue(request);
  await openHydrated(page, '/admin/api-keys');
  await page.getByRole('searchbox', { name: 'Search' }).fill(key.prefix);
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await expect(row(page, key.name)).toBeVisible();
  await expect(page).toHaveURL(`/admin/api-keys?q=${key.prefix}`);
  await page.getByRole('button', { name: /^State/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Revoked' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expect(page).toHaveURL(/state=revoked/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
});

test('a key is changed beside the list, which counts for its next call and is written down', async ({
  page,
  request,
}) => {
  const { key, secret } = await issue(request);
  expect(await callWith(request, secret)).toBe(200);
  const found = await openListWith(page, key.name);
  await found.getByRole('link', { name: key.name }).click();
  await expect(dialog(page).getByRole('figure', { name: 'Calls per day' })).toBeVisible();
  await dialog(page).getByRole('checkbox', { name: 'Read: Users' }).uncheck();
  await dialog(page).getByRole('checkbox', { name: 'Read: Audit log' }).check();
  await dialog(page).getByLabel('Calls per minute').fill('0');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Enter a whole number from 1 to 6,000.')).toBeVisible();
  await expect(dialog(page).getByLabel('Calls per minute')).toBeFocused();
  await dialog(page).getByLabel('Calls per minute').fill('30');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${key.name} is saved.`)).toBeVisible();
  expect(await callWith(request, secret)).toBe(403);
  expect(await callWith(request, secret, '/api/admin/audit-log')).toBe(200);
  await found.getByRole('link', { name: key.name }).click();
  await expect(dialog(page).getByText(`Changed by ${people.admin.name}`)).toBeVisible();
  await expect(dialog(page).getByText('Scopes: users:read → audit-log:read')).toBeVisible();
});

test('what somebody else changed meanwhile is shown, and not overwritten unseen', async ({
  page,
  request,
}) => {
  const { key } = await issue(request);
  const found = await openListWith(page, key.name);
  await found.getByRole('link', { name: key.name }).click();
  await dialog(page).getByLabel('Calls per minute').fill('20');
  await limit(request, key, 40);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Calls per minute “40”')).toBeVisible();
  await expect(dialog(page).getByLabel('Calls per minute')).toHaveValue('20');
  await dialog(page).getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(page.getByText(`${key.name} is saved.`)).toBeVisible();
});

test('many keys are revoked at a time, after a question whose no changes nothing', async ({
  page,
  request,
}) => {
  const name = newName();
  const keys = [await issue(request, { name }), await issue(request, { name })];
  await openListWith(page, name);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Revoke' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke 2 API keys?' });
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect(question).toHaveCount(0);
  for (const { secret } of keys) expect(await callWith(request, secret)).toBe(200);
  await bar.getByRole('button', { name: 'Revoke' }).click();
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('2 API keys: revoked.')).toBeVisible();
  await expect(row(page, name).filter({ hasText: 'Revoked' })).toHaveCount(2);
  for (const { secret } of keys) expect(await callWith(request, secret)).toBe(401);
});

test('the page of the API tries a call out by a key, and asks nobody else for anything', async ({
  page,
  request,
  baseURL,
}) => {
  const { secret } = await issue(request);
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().startsWith(`${baseURL}/`) && !sent.url().startsWith('data:')) foreign.push(sent.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/api/docs');
  await page.getByRole('button', { name: 'Authorize' }).click();
  const scheme = page.locator('form').filter({ hasText: /apiKey\s*\(http, Bearer\)/ });
  await scheme.getByRole('textbox').fill(secret);
  await scheme.getByRole('button', { name: 'Apply credentials' }).click();
  await scheme.getByRole('button', { name: 'Close' }).click();
  await page.locator('#operations-tag-admin').click();
  const operation = page.locator('#operations-admin-adminListUsers');
  await operation.locator('.opblock-summary-control').click();
  await expect(operation.getByText('API keys need the scope users:read.')).toBeVisible();
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = operation.locator('.live-responses-table tbody');
  await expect(answer.locator('.response-col_status')).toHaveText('200');
  await expect(answer).toContainText('ratelimit-remaining: 59');
  await expect(answer).toContainText(people.admin.email);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('at 360 and 1280 px, in light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in the list, the form, the sheet and the question', async ({ page, request }) => {
    const { key, secret } = await issue(request);
    await callWith(request, secret);
    const found = await openListWith(page, key.name);
    await expectAccessible(page);
    await found.getByRole('link', { name: key.name }).click();
    await expect(dialog(page).getByRole('figure', { name: 'Calls per day' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New key' }).click();
    await dialog(page).getByRole('button', { name: 'Make the key' }).click();
    await expect(dialog(page).getByText('Choose at least one scope.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await chooseAction(page, key.name, 'Revoke');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });
});
