import { readFile } from 'node:fs/promises';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { openAs } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { createProject, dayFromNow } from './projects.ts';

/** Both sides of a project that only this test uses, each in its own browser context. */
async function openBothSides(browser: Browser, request: APIRequestContext) {
  const project = await createProject(request);
  return {
    project,
    manager: await openAs(browser, 'manager', project.manager),
    client: await openAs(browser, 'client', project.client),
  };
}

const table = (page: Page) => page.getByRole('table');
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** The content and the file name of a download. */
async function download(page: Page, name: string | RegExp): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download');
  // Uses the keyboard, because a toast may cover the link.
  await page.getByRole('link', { name }).press('Enter');
  const file = await started;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a client sees a document once it is shared, and uploads new versions', async ({ browser, request }) => {
  const { project, manager, client } = await openBothSides(browser, request);
  await openHydrated(manager, `/manager/clients/${project.clientId}/documents`);
  await expect(manager.getByRole('heading', { name: 'No documents yet' })).toBeVisible();

  // Uses only the keyboard, from opening to closing the dialog.
  await manager.getByRole('button', { name: 'Upload', exact: true }).focus();
  await manager.keyboard.press('Enter');
  await dialog(manager)
    .getByLabel('Documents')
    .setInputFiles([
      textFile('Findings.txt', 'First findings'),
      { ...textFile('Invoices.csv', 'a,\u0000b'), mimeType: 'text/csv' },
      textFile('Draft.md', '# Draft'),
    ]);
  const files = dialog(manager).getByRole('listitem');
  await expect(files.filter({ hasText: 'Findings.txt' })).toHaveAttribute('data-status', 'done');
  await expect(files.filter({ hasText: 'Draft.md' })).toHaveAttribute('data-status', 'done');
  await expect(files.filter({ hasText: 'Invoices.csv' })).toContainText('is not text in UTF-8');
  await manager.keyboard.press('Escape');
  await expect(row(manager, 'Findings')).toContainText('Only your team');

  await openHydrated(client, '/client/documents');
  await expect(client.getByRole('heading', { name: 'No documents yet' })).toBeVisible();

  await manager.getByRole('button', { name: 'Actions for Findings' }).focus();
  await manager.keyboard.press('Enter');
  await manager.getByRole('menuitem', { name: 'Share' }).focus();
  await manager.keyboard.press('Enter');
  await expect(row(manager, 'Findings')).toContainText('Shared');

  await client.reload();
  await expect(row(client, 'Findings')).toBeVisible();
  await expect(row(client, 'Draft')).toHaveCount(0);
  await client.getByRole('button', { name: 'Upload', exact: true }).click();
  await dialog(client).getByLabel('Documents').setInputFiles(textFile('Prices.txt', 'Prices of spring'));
  await expect(dialog(client).getByRole('listitem')).toHaveAttribute('data-status', 'done');
  await client.keyboard.press('Escape');

  // A newer version. Both can be downloaded.
  await row(client, 'Prices').getByRole('link', { name: 'Prices' }).click();
  await dialog(client).getByLabel('New version').setInputFiles(textFile('p.txt', 'Prices of summer'));
  await expect(dialog(client).getByText('Version 2 by Kim Brook')).toBeVisible();
  expect(await download(client, 'Download version 1')).toEqual({
    name: 'Prices.txt',
    text: 'Prices of spring',
  });
  expect((await download(client, 'Download version 2')).text).toBe('Prices of summer');
  await client.keyboard.press('Escape');

  await client.getByRole('button', { name: 'Actions for Prices' }).click();
  await client.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row(client, 'Prices')).toHaveCount(0);
  await client.getByRole('button', { name: 'Undo' }).click();
  await expect(row(client, 'Prices')).toBeVisible();

  await manager.reload();
  await row(manager, 'Prices').getByRole('link', { name: 'Prices' }).click();
  await dialog(manager).getByLabel('Name').fill('Price list');
  await dialog(manager).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(manager).getByRole('heading', { name: 'Price list' })).toBeVisible();
  await expect(dialog(manager).getByText('New version')).toHaveCount(0);
  for (const each of [manager, client]) await each.context().close();
});

test('a manager adds meetings and notes, and the client sees only the meetings', async ({
  browser,
  request,
}) => {
  const { project, manager, client } = await openBothSides(browser, request);

  // Only https is accepted as the booking URL.
  await openHydrated(manager, '/manager/settings');
  const address = manager.getByLabel('Booking URL');
  await address.fill('http://cal.example/robin');
  await address.press('Enter');
  await expect(manager.getByText('The URL must start with https://.')).toBeVisible();
  await address.fill('https://cal.example/robin');
  await address.press('Enter');
  await expect(manager.getByText('Profile saved')).toBeVisible();

  const day = dayFromNow(7);
  await openHydrated(manager, `/manager/clients/${project.clientId}/meetings`);
  await manager.getByRole('button', { name: 'Add meeting' }).focus();
  await manager.keyboard.press('Enter');
  await expect(dialog(manager).getByLabel('Title')).toBeFocused();
  await manager.keyboard.type('Review of the month');
  await dialog(manager).getByLabel('Date').fill(day);
  await dialog(manager).getByLabel('From').fill('14:00');
  await dialog(manager).getByLabel('To').fill('14:45');
  await dialog(manager).getByLabel('Location').focus();
  await manager.keyboard.type('http://meet.example/room');
  await manager.keyboard.press('Enter');
  await expect(dialog(manager).getByText(/^Enter a link that starts with https/)).toBeVisible();
  await dialog(manager).getByLabel('Location').fill('Room 4');
  await manager.keyboard.press('Enter');
  await expect(manager.getByRole('heading', { name: 'Review of the month' })).toBeVisible();

  await openHydrated(client, '/client/meetings');
  const book = client.getByRole('link', { name: 'Book Meeting' });
  await expect(book).toHaveAttribute('href', 'https://cal.example/robin');
  await expect(book).toHaveAttribute('target', '_blank');
  await expect(book).toHaveAttribute('rel', /noopener/);
  const first = await download(client, /^Add to calendar/);
  expect(first.name).toBe('Review of the month.ics');
  expect(first.text).toContain('SEQUENCE:0');
  const uid = /^UID:.*$/m.exec(first.text)?.[0] ?? 'none';

  await manager.getByRole('button', { name: 'Actions for Review of the month' }).click();
  await manager.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog(manager).getByLabel('Status').selectOption('Held');
  await dialog(manager).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(manager).getByText(/^The meeting hasn’t started yet/)).toBeVisible();
  await dialog(manager).getByLabel('Status').selectOption('Canceled');
  await dialog(manager).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(manager)).toHaveCount(0);
  await client.reload();
  const second = await download(client, /^Remove from calendar/);
  expect(second.text).toContain('METHOD:CANCEL');
  expect(second.text).toContain('SEQUENCE:1');
  expect(second.text).toContain(uid);

  await manager.getByRole('link', { name: 'Internal notes' }).click();
  await manager.getByLabel('New note').fill('Renewal is in autumn.');
  // The draft survives a reload.
  await manager.reload();
  await expect(manager.getByLabel('New note')).toHaveValue('Renewal is in autumn.');
  await manager.getByRole('button', { name: 'Save note' }).click();
  const notes = manager.getByRole('list', { name: 'Notes' });
  await expect(notes).toContainText('Renewal is in autumn.');
  await expect(manager.getByLabel('New note')).toHaveValue('');
  await manager.getByRole('button', { name: /^Actions for Renewal/ }).click();
  await manager.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(notes).toHaveCount(0);
  await manager.getByRole('button', { name: 'Undo' }).click();
  await expect(notes).toContainText('Renewal is in autumn.');
  for (const each of [manager, client]) await each.context().close();
});

test('a manager views the portal as the client, who exports its data and requests deletion', async ({
  browser,
  request,
}) => {
  const { project, manager, client } = await openBothSides(browser, request);
  const upload = (name: string) =>
    manager.request.post(`/api/clients/${project.clientId}/documents`, {
      headers: { 'x-manager-token': token },
      multipart: { file: textFile(name, name) },
    });
  await openHydrated(manager, `/manager/clients/${project.clientId}/documents`);
  const token = await manager.evaluate(() => localStorage.getItem('managerToken') ?? '');
  await upload('Private.txt');
  const { id } = await (await upload('Shared.txt')).json();
  await manager.request.post(`/api/clients/${project.clientId}/documents/actions`, {
    headers: { 'x-manager-token': token },
    data: { action: 'share', ids: [id] },
  });

  await manager.getByRole('link', { name: 'View as client' }).click();
  const banner = manager.getByText(
    `You’re viewing the portal as ${project.company}. You can’t make changes.`,
  );
  await expect(banner).toBeVisible();
  await expect(manager).toHaveURL('/client');
  await manager.getByRole('navigation').getByRole('link', { name: 'Documents' }).click();
  await expect(row(manager, 'Shared')).toBeVisible();
  await expect(row(manager, 'Private')).toHaveCount(0);
  await expect(manager.getByRole('button', { name: 'Upload', exact: true })).toHaveCount(0);
  await expect(manager.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await manager.reload();
  await expect(banner).toBeVisible();
  await manager.getByRole('button', { name: 'Exit client view' }).click();
  await expect(manager).toHaveURL(`/manager/clients/${project.clientId}`);

  await openHydrated(client, '/client/settings');
  expect((await download(client, 'Download your data')).name).toContain(project.company);
  await client.getByLabel('Why do you want your data deleted?').fill('We have closed the business.');
  await client.getByRole('button', { name: 'Request deletion' }).click();
  await expect(client.getByText('Deletion requested')).toBeVisible();

  const admin = await openAs(browser, 'admin');
  await openHydrated(admin, `/admin/users/clients?client=${project.clientId}`);
  await expect(dialog(admin).getByText('“We have closed the business.”')).toBeVisible();
  await expect(dialog(admin).getByText(/Viewed as the client by Robin Vale/)).toBeVisible();
  await dialog(admin).getByRole('button', { name: 'Decline' }).click();
  await expect(dialog(admin).getByText('“We have closed the business.”')).toHaveCount(0);
  // The admin was faster, so the outcome is shown.
  await client.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(client.getByText(/^The last request was declined/)).toBeVisible();
  for (const each of [manager, client, admin]) await each.context().close();
});
