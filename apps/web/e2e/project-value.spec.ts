import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminHeaders, beAdmin, chosenPassword, createPerson, type Invited } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';
import { sendLead } from './leads.ts';
import { linkIn, mailTo } from './outbox.ts';

const baseline = {
  input: {
    currentRevenue: 1_200_000,
    totalHeadCount: 12,
    busyWorkEmployees: 4,
    hoursPerWeek: 10,
    hourlyRate: 30,
  },
};

interface Project {
  clientId: string;
  company: string;
  email: string;
  manager: Invited;
}

/** A client with a project that began ten weeks ago, whom a manager of its own looks after. */
async function createProject(request: APIRequestContext): Promise<Project> {
  const headers = await adminHeaders(request);
  const manager = await createPerson(request, 'manager');
  const { data: users } = await (
    await request.get(`/api/admin/users?q=${encodeURIComponent(manager.email)}`, { headers })
  ).json();
  const { id, name, email, company } = await sendLead(request);
  const { version } = await (await request.get(`/api/admin/leads/${id}`, { headers })).json();
  const startsOn = new Date(Date.now() - 70 * 86_400_000).toISOString().slice(0, 10);
  const won = await request.post(`/api/admin/leads/${id}/win`, {
    headers,
    data: {
      version,
      company,
      name,
      email,
      managerId: users[0].id,
      templateId: 'whole-programme',
      startsOn,
      baseline,
    },
  });
  expect(won.status()).toBe(200);
  const { client } = await won.json();
  const link = new URLSearchParams(linkIn(await mailTo(email, 'Your invitation to Uplift')).split('#')[1]);
  const data = { kind: link.get('kind'), token: link.get('token'), password: chosenPassword };
  expect((await request.post('/api/auth/reset-password', { data })).status()).toBe(200);
  return { clientId: client.id, company, email, manager };
}

/** Signs the manager of a project in without the screen for it, which has its own tests. */
async function beManager(page: Page, { manager: { email } }: Project): Promise<void> {
  const data = { email, password: chosenPassword };
  const answer = await page.request.post('/api/manager/login', { data });
  const { token } = await answer.json();
  await page.addInitScript((kept) => localStorage.setItem('managerToken', kept), token);
}

async function beClient(page: Page, { email }: Project): Promise<void> {
  const answer = await page.request.post('/api/client/login', { data: { email, password: chosenPassword } });
  expect(answer.status()).toBe(200);
}

const openAsManager = (page: Page, { clientId }: Project) =>
  openHydrated(page, `/manager/clients/${clientId}/results`);
const dialog = (page: Page) => page.getByRole('dialog');
const value = (page: Page) => page.getByRole('region', { name: 'Value to date' });
const weeks = (page: Page) => page.getByRole('table', { name: 'Measured weeks' });

test('a week is measured with the keyboard alone, and its worth, its file and its story reach the client', async ({
  page,
  browser,
  request,
}) => {
  const project = await createProject(request);
  await beManager(page, project);
  await openAsManager(page, project);
  await expect(page.getByText(/^Free of charge since/)).toBeVisible();

  await page.getByRole('button', { name: 'Add a week' }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Hours saved').focus();
  // Twelve people cannot work as much.
  await page.keyboard.type('721');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-1,500');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Offers leave by themselves.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('=1+1');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/work at most 720 hours a week/)).toBeVisible();
  await expect(dialog(page).getByLabel('Hours saved')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12.5');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  // 12.5 hours at $30, less $1,500.
  await expect(value(page)).toContainText('-$1,125');
  await expect(page.getByText(/^Met in the week of/)).toBeVisible();
  await expect(page.getByText('Met late')).toBeVisible();

  await page.getByRole('button', { name: /^Actions for the week of/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Revenue effect (USD)').fill('1500');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(value(page)).toContainText('$1,875');
  await page.getByRole('button', { name: /^Actions for the week of/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(weeks(page).getByText('Offers leave by themselves.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(weeks(page).getByText('Offers leave by themselves.')).toBeVisible();

  await page.getByRole('button', { name: 'Edit the baseline' }).click();
  await dialog(page).getByLabel('Fee (USD)').fill('1,000');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(value(page)).toContainText('The fee of $1,000 came back');
  await page.getByRole('button', { name: 'Ask the client' }).click();
  await expect(page.getByText(/^Asked by Robin Vale/)).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await beClient(theirs, project);
  await openHydrated(theirs, '/client/results');
  await expect(value(theirs)).toContainText('$1,875');
  await expect(weeks(theirs).getByText('Offers leave by themselves.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Add a week' })).toHaveCount(0);
  const download = theirs.waitForEvent('download');
  await theirs.getByRole('link', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain("12.5,1500,1875,1875,Offers leave by themselves.,'=1+1");
  await theirs.getByRole('button', { name: 'I agree' }).click();
  await expect(theirs.getByText(/^Agreed to by Rosa/)).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await beAdmin(admin, request);
  await openHydrated(admin, `/admin/users/clients?client=${project.clientId}`);
  await expect(dialog(admin).getByText(/^The client has agreed/)).toBeVisible();
  await dialog(admin).getByRole('button', { name: 'Draft a success story' }).click();
  await expect(admin.getByLabel('Title')).toHaveValue(`${project.company} gets 12.5 hours a week back`);
  await expect(admin.getByLabel(/^Hours saved/)).toHaveValue('12.5');

  await theirs.getByRole('button', { name: 'Take it back' }).click();
  await expect(theirs.getByText(/^Declined by Rosa/)).toBeVisible();
  await openHydrated(admin, `/admin/users/clients?client=${project.clientId}`);
  await dialog(admin).getByRole('button', { name: 'Draft a success story' }).click();
  await expect(dialog(admin).getByText(/has not agreed to a success story/)).toBeVisible();
  await theirs.context().close();
  await admin.context().close();
});

test('axe finds nothing on either side, in both themes, wide and narrow', async ({ browser, request }) => {
  const project = await createProject(request);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await beManager(page, project);
  await beClient(page, project);
  await openAsManager(page, project);
  await page.getByRole('button', { name: 'Add a week' }).click();
  await dialog(page).getByLabel('Hours saved').fill('4');
  await dialog(page).getByRole('button', { name: 'Save the week' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask the client' }).click();
  await expect(page.getByText(/^Asked by/)).toBeVisible();
  await openAsManager(page, project);
  await expect(weeks(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a week' }).click();
  await expect(dialog(page).getByLabel('Evidence')).toBeVisible();
  await expectAccessible(page);
  await openHydrated(page, '/client/results');
  await expect(page.getByRole('button', { name: 'I agree' })).toBeVisible();
  await expectAccessible(page);
  await context.close();
});
