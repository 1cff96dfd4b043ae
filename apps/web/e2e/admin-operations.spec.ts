import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { adminHeaders, createPerson, sessionFile } from './accounts.ts';
import { openHydrated } from './hydration.ts';

test.use({ storageState: sessionFile('admin') });

test('a resolved browser error reopens when it is reported again', async ({ page, request }) => {
  const message = `Broken ${randomUUID()}`;
  const report = async () => {
    const answer = await request.post('/api/client-errors', {
      data: {
        message,
        stack: `TypeError: ${message}\n    at Hero (https://uplift.example/assets/hero-Ab12Cd34.js:1:2)`,
        componentStack: '\n    at Hero',
        url: 'https://uplift.example/pricing',
        userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
        timestamp: new Date().toISOString(),
        level: 'section',
      },
    });
    expect(answer.status()).toBe(202);
  };
  await report();
  await openHydrated(page, `/admin/client-errors?q=${encodeURIComponent(message)}`);
  const row = page
    .getByRole('table', { name: 'Client errors' })
    .getByRole('row')
    .filter({ hasText: message });
  await expect(row.getByText('at Hero (/assets/hero.js)')).toBeVisible();
  await row.getByRole('link', { name: message }).click();
  const sheet = page.getByRole('dialog', { name: message });
  await expect(sheet.getByRole('region', { name: 'Latest stack trace' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Resolve' }).click();
  await expect(row.getByText('Resolved')).toBeVisible();
  await report();
  await page.reload();
  await expect(row.getByText('Open', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: `Actions for ${message}` }).click();
  await page.getByRole('menuitem', { name: 'Resolve' }).click();
  await expect(row.getByText('Resolved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Open', { exact: true })).toBeVisible();
});

test('the audit log is searched, opened and exported with its filters', async ({ page, request }) => {
  const person = await createPerson(request, 'manager');
  const path = `/api/admin/users?q=${encodeURIComponent(person.email)}`;
  const headers = await adminHeaders();
  const [{ id, role, version }] = (await (await request.get(path, { headers })).json()).data;
  const name = `Quincy ${randomUUID().slice(0, 8)}`;
  const data = { name, email: person.email, role, bookingUrl: null, version };
  expect((await request.patch(`/api/admin/users/${id}`, { headers, data })).status()).toBe(200);
  await request.post('/api/admin/users/actions', { headers, data: { action: 'deactivate', ids: [id] } });

  await openHydrated(page, '/admin/audit-log');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  const table = page.getByRole('table', { name: 'Audit log' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('link', { name: 'User deactivated' }).click();
  const change = page.getByRole('dialog').getByRole('row').filter({ hasText: 'state' });
  await expect(change.getByRole('cell')).toHaveText(['active', 'deactivated']);
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('audit-log.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`user.deactivated,${name}`);
});

test('the outbox finds and shows an e-mail', async ({ page, request }) => {
  const person = await createPerson(request, 'manager');
  await openHydrated(page, '/admin/jobs');
  await expect(page.getByRole('table', { name: 'Queues' })).toBeVisible();
  await page.getByRole('radio', { name: 'Outbox' }).click();
  await expect(page.getByRole('table', { name: 'Outbox' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(person.email);
  const found = page.getByRole('row').filter({ hasText: person.email });
  // An entry opened before the search reaches the URL: both are in the URL.
  await found.getByRole('link', { name: 'Your invitation to Uplift' }).click();
  const frame = page.getByRole('dialog').getByTitle('Message');
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frame.contentFrame().getByText(person.name).first()).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === person.email);
});
