import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type Browser,
  type Download,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { adminHeaders, beAdmin, chosenPassword, createPerson, type Invited } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';
import { linkIn, mailTo } from './outbox.ts';
import { projectStart } from './projects.ts';

interface Project {
  clientId: string;
  company: string;
  /** Of somebody of the client. */
  email: string;
  manager: Invited;
}

/** A client whom no other test knows, with somebody who has accepted, and a manager of its own. */
async function createProject(request: APIRequestContext): Promise<Project> {
  const headers = await adminHeaders(request);
  const manager = await createPerson(request, 'manager');
  const path = `/api/admin/users?q=${encodeURIComponent(manager.email)}`;
  const { data: users } = await (await request.get(path, { headers })).json();
  const company = `Brook ${randomUUID().slice(0, 8)}`;
  const email = `kim-${randomUUID()}@brook.example`;
  const answer = await request.post('/api/admin/clients', {
    headers,
    data: { company, managerId: users[0].id, person: { name: 'Kim Brook', email }, ...projectStart() },
  });
  const { id: clientId } = await answer.json();
  const link = new URLSearchParams(linkIn(await mailTo(email, 'Your invitation to Uplift')).split('#')[1]);
  const data = { kind: link.get('kind'), token: link.get('token'), password: chosenPassword };
  expect((await request.post('/api/auth/reset-password', { data })).status()).toBe(200);
  return { clientId, company, email, manager };
}

/** Signs in without the screens for it, which have their own tests. */
async function beManager(page: Page, { manager: { email } }: Project): Promise<void> {
  const answer = await page.request.post('/api/manager/login', { data: { email, password: chosenPassword } });
  const { token } = await answer.json();
  await page.addInitScript((kept) => localStorage.setItem('managerToken', kept), token);
}

async function beClient(page: Page, { email }: Project): Promise<void> {
  const answer = await page.request.post('/api/client/login', { data: { email, password: chosenPassword } });
  expect(answer.status()).toBe(200);
}

/** Both sides, each in a browser of its own. */
async function bothSides(
  page: Page,
  browser: Browser,
  project: Project,
): Promise<{ manager: Page; client: Page }> {
  const client = await (await browser.newContext()).newPage();
  await beManager(page, project);
  await beClient(client, project);
  return { manager: page, client };
}

const table = (page: Page) => page.getByRole('table');
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** What a link downloads, and what the file is called. */
async function download(page: Page, name: string | RegExp): Promise<{ name: string; text: string }> {
  const begun: Download[] = [];
  // A toast may come to lie over the link just as it is pressed.
  await expect(async () => {
    const [started] = await Promise.all([
      page.waitForEvent('download', { timeout: 5_000 }),
      page.getByRole('link', { name }).click(),
    ]);
    begun.push(started);
  }).toPass();
  const [started] = begun;
  if (!started) throw new Error(`Nothing was downloaded by ${name}.`);
  const chunks: Buffer[] = [];
  for await (const chunk of await started.createReadStream()) chunks.push(Buffer.from(chunk));
  return { name: started.suggestedFilename(), text: Buffer.concat(chunks).toString() };
}

test('what the team uploads reaches the client when it is shared, and what the client brings both at once', async ({
  page,
  browser,
  request,
}) => {
  const project = await createProject(request);
  const { manager, client } = await bothSides(page, browser, project);
  await openHydrated(manager, `/manager/clients/${project.clientId}/documents`);
  await expect(manager.getByRole('heading', { name: 'No documents yet' })).toBeVisible();

  // With the keyboard alone: opened, chosen, seen to be refused and uploaded, closed.
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

  // A newer file for what it brought, and both can be had.
  await row(client, 'Prices').getByRole('link', { name: 'Prices' }).click();
  await dialog(client).getByLabel('A newer version').setInputFiles(textFile('p.txt', 'Prices of summer'));
  await expect(dialog(client).getByText('Version 2 by Kim Brook')).toBeVisible();
  expect(await download(client, 'Download version 1')).toEqual({
    name: 'Prices.txt',
    text: 'Prices of spring',
  });
  expect((await download(client, 'Download version 2')).text).toBe('Prices of summer');
  await client.keyboard.press('Escape');

  // Deleted by mistake, and back.
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
  await expect(dialog(manager).getByText('A newer version')).toHaveCount(0);
  await client.context().close();
});

test('meetings and notes are kept by the manager, and of these the client sees the meetings alone', async ({
  page,
  browser,
  request,
}) => {
  const project = await createProject(request);
  const { manager, client } = await bothSides(page, browser, project);

  // The booking address first: nothing but https is taken, and the client follows it at once.
  await openHydrated(manager, '/manager/settings');
  const address = manager.getByLabel('Booking address');
  await address.fill('http://cal.example/robin');
  await address.press('Enter');
  await expect(manager.getByText('The address has to begin with https://.')).toBeVisible();
  await address.fill('https://cal.example/robin');
  await address.press('Enter');
  await expect(manager.getByText('Your profile is saved.')).toBeVisible();

  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await openHydrated(manager, `/manager/clients/${project.clientId}/meetings`);
  await manager.getByRole('button', { name: 'Record a meeting' }).focus();
  await manager.keyboard.press('Enter');
  await expect(dialog(manager).getByLabel('What it is about')).toBeFocused();
  await manager.keyboard.type('Review of the month');
  await dialog(manager).getByLabel('Day').fill(day);
  await dialog(manager).getByLabel('From').fill('14:00');
  await dialog(manager).getByLabel('To').fill('14:45');
  await dialog(manager).getByLabel('Place').focus();
  await manager.keyboard.type('http://meet.example/room');
  await manager.keyboard.press('Enter');
  await expect(dialog(manager).getByText(/^Give a link that begins with https/)).toBeVisible();
  await dialog(manager).getByLabel('Place').fill('Room 4');
  await manager.keyboard.press('Enter');
  await expect(manager.getByRole('heading', { name: 'Review of the month' })).toBeVisible();

  await openHydrated(client, '/client/meetings');
  const book = client.getByRole('link', { name: 'Book Meeting' });
  await expect(book).toHaveAttribute('href', 'https://cal.example/robin');
  await expect(book).toHaveAttribute('target', '_blank');
  await expect(book).toHaveAttribute('rel', /noopener/);
  const first = await download(client, /^Add to your calendar/);
  expect(first.name).toBe('Review of the month.ics');
  expect(first.text).toContain('SEQUENCE:0');
  const uid = /^UID:.*$/m.exec(first.text)?.[0] ?? 'none';

  await manager.getByRole('button', { name: 'Actions for Review of the month' }).click();
  await manager.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog(manager).getByLabel('State').selectOption('Held');
  await dialog(manager).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(manager).getByText(/^It has not begun yet/)).toBeVisible();
  await dialog(manager).getByLabel('State').selectOption('Canceled');
  await dialog(manager).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(manager)).toHaveCount(0);
  await client.reload();
  const second = await download(client, /^Take out of your calendar/);
  expect(second.text).toContain('METHOD:CANCEL');
  expect(second.text).toContain('SEQUENCE:1');
  expect(second.text).toContain(uid);

  await manager.getByRole('link', { name: 'Internal notes' }).click();
  await manager.getByLabel('A new note').fill('Renewal is in autumn.');
  // Not sent yet, and still there.
  await manager.reload();
  await expect(manager.getByLabel('A new note')).toHaveValue('Renewal is in autumn.');
  await manager.getByRole('button', { name: 'Save the note' }).click();
  const notes = manager.getByRole('list', { name: 'Notes' });
  await expect(notes).toContainText('Renewal is in autumn.');
  await expect(manager.getByLabel('A new note')).toHaveValue('');
  await manager.getByRole('button', { name: /^Actions for Renewal/ }).click();
  await manager.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(notes).toHaveCount(0);
  await manager.getByRole('button', { name: 'Undo' }).click();
  await expect(notes).toContainText('Renewal is in autumn.');
  await client.context().close();
});

test('the team looks with the eyes of the client and changes nothing, and the client has its data and asks for their end', async ({
  page,
  browser,
  request,
}) => {
  const project = await createProject(request);
  const { manager, client } = await bothSides(page, browser, project);
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
  const banner = manager.getByText(`You see what ${project.company} sees. Nothing can be changed.`);
  await expect(banner).toBeVisible();
  await expect(manager).toHaveURL('/client');
  await manager.getByRole('navigation').getByRole('link', { name: 'Documents' }).click();
  await expect(row(manager, 'Shared')).toBeVisible();
  await expect(row(manager, 'Private')).toHaveCount(0);
  await expect(manager.getByRole('button', { name: 'Upload', exact: true })).toHaveCount(0);
  await expect(manager.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await manager.reload();
  await expect(banner).toBeVisible();
  await manager.getByRole('button', { name: 'Stop looking as the client' }).click();
  await expect(manager).toHaveURL(`/manager/clients/${project.clientId}`);

  await openHydrated(client, '/client/settings');
  expect((await download(client, 'Download your data')).name).toContain(project.company);
  await client.getByLabel('Why should it be deleted?').fill('We have closed the business.');
  await client.getByRole('button', { name: 'Ask for deletion' }).click();
  await expect(client.getByText('You have asked us to delete everything')).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await beAdmin(admin, request);
  await openHydrated(admin, `/admin/users/clients?client=${project.clientId}`);
  await expect(dialog(admin).getByText('“We have closed the business.”')).toBeVisible();
  await expect(dialog(admin).getByText(/Looked at as the client by Robin Vale/)).toBeVisible();
  await dialog(admin).getByRole('button', { name: 'Decline' }).click();
  await expect(dialog(admin).getByText('“We have closed the business.”')).toHaveCount(0);
  // Somebody was faster: what became of it is shown.
  await client.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect(client.getByText(/^The last request was declined/)).toBeVisible();
  for (const each of [client, admin]) await each.context().close();
});

test('every screen passes axe in both themes, on a phone and on a desk', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const project = await createProject(request);
  const { manager, client } = await bothSides(page, browser, project);
  const headers = await adminHeaders(request);
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const base = `/api/clients/${project.clientId}`;
  const meeting = { title: 'Review', place: 'Room 4', notes: 'Two\nlines', state: 'planned' };
  for (const days of [-7, 7])
    await request.post(`${base}/meetings`, {
      headers,
      data: { ...meeting, startsAt: at(days), endsAt: at(days + 0.03) },
    });
  await request.post(`${base}/notes`, { headers, data: { text: 'A note' } });
  const { id } = await (
    await request.post(`${base}/documents`, {
      headers,
      multipart: { file: textFile('Findings.txt', 'Text') },
    })
  ).json();
  await request.post(`${base}/documents/actions`, { headers, data: { action: 'share', ids: [id] } });
  const ofManager = `/manager/clients/${project.clientId}`;
  const screens = [
    [manager, `${ofManager}/documents`],
    [manager, `${ofManager}/documents?document=${id}`],
    [manager, `${ofManager}/meetings`],
    [manager, `${ofManager}/meetings?create=`],
    [manager, `${ofManager}/notes`],
    [manager, '/manager/settings'],
    [client, '/client/documents'],
    [client, `/client/documents?document=${id}`],
    [client, '/client/meetings'],
    [client, '/client/settings'],
    // Last: from here on this browser shows the client's area.
    [manager, `/client?as=${project.clientId}`],
  ] as const;
  for (const side of [manager, client]) await side.emulateMedia({ reducedMotion: 'reduce' });
  for (const [side, path] of screens) {
    await openHydrated(side, path);
    // Whatever is on its way has come.
    // Behind an open sheet it has no role.
    await expect(side.locator('h1')).toBeVisible();
    await expect(side.locator('[role="status"][aria-label^="Loading"]')).toHaveCount(0);
    await expectAccessible(side);
  }
  await client.context().close();
});
