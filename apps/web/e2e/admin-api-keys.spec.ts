import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { adminHeaders, people, sessionFile } from './accounts.ts';
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

/** Creates a key with the API that no other test uses. */
async function issue(request: APIRequestContext, fields: Record<string, unknown> = {}): Promise<IssuedKey> {
  const answer = await request.post('/api/admin/api-keys', {
    headers: await adminHeaders(),
    data: { name: newName(), scopes: ['users:read'], expiresAt: null, rateLimit: 60, ...fields },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Returns the status of an API call with a key. */
async function callWith(
  request: APIRequestContext,
  secret: string,
  path = '/api/admin/users',
): Promise<number> {
  return (await request.get(path, { headers: { authorization: `Bearer ${secret}` } })).status();
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

/** Reads the key, which the dialog shows only once. */
async function readIssued(page: Page): Promise<string> {
  await expect(dialog(page)).toHaveAccessibleName('Copy your key now');
  return (await dialog(page).getByRole('region', { name: 'API key' }).textContent()) ?? '';
}

test.use({ storageState: sessionFile('admin') });

test('an API key is created, calls the API, is rotated with both keys working, and is revoked', {
  tag: '@core',
}, async ({ page, request }) => {
  const name = newName();
  const log = keepVisitLog(page, '');
  await openHydrated(page, '/admin/api-keys');
  await page.getByRole('button', { name: 'Create key' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByRole('checkbox', { name: 'Read: Users' }).check();
  await dialog(page).getByRole('button', { name: 'Create key' }).click();
  const first = await readIssued(page);
  await expect(dialog(page).getByRole('region', { name: 'Try it in a terminal' })).toContainText(
    `/api/admin/users \\\n  --header "Authorization: Bearer ${first}"`,
  );
  // Escape doesn't close a dialog that shows something only once.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.content()).not.toContain(first);

  expect(await callWith(request, first)).toBe(200);
  expect(await callWith(request, first, '/api/admin/audit-log')).toBe(403);

  await openListWith(page, name);
  await chooseAction(page, name, 'Rotate');
  await dialog(page).getByLabel('Old key expires').selectOption('In 1 hour');
  await dialog(page).getByRole('button', { name: 'Rotate key' }).click();
  const second = await readIssued(page);
  await dialog(page).getByRole('button', { name: 'I’ve saved it' }).click();
  expect(second).not.toBe(first);
  expect([await callWith(request, first), await callWith(request, second)]).toEqual([200, 200]);

  await expect(row(page, name)).toHaveCount(2);
  const old = row(page, name).filter({ hasText: 'Expires soon' });
  await chooseAction(page, name, 'Revoke', old);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(`Revoked ${name}`)).toBeVisible();
  await expect(row(page, name).filter({ hasText: 'Revoked' })).toHaveCount(1);
  expect([await callWith(request, first), await callWith(request, second)]).toEqual([401, 200]);
  expect(log.complaints).toEqual([]);
});

test('the API documentation sends a call with a key, without requests to other sites', async ({
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
