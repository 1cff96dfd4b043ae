import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminHeaders, openAs } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { createProject, dayFromNow, type Project } from './projects.ts';

/** The agreed values, as inputs of the calculator. */
const calculation = {
  input: {
    currentRevenue: 1_200_000,
    totalHeadCount: 12,
    busyWorkEmployees: 4,
    hoursPerWeek: 10,
    hourlyRate: 30,
  },
};

/** A project that began ten weeks ago, with a baseline. */
async function createMeasuredProject(request: APIRequestContext): Promise<Project> {
  const startsOn = dayFromNow(-70);
  const project = await createProject(request, { templateId: 'whole-program', startsOn });
  const set = await request.put(`/api/clients/${project.clientId}/measurements/baseline`, {
    headers: await adminHeaders(),
    data: { calculation, agreedOn: startsOn, version: null },
  });
  expect(set.status(), await set.text()).toBe(200);
  return project;
}

const openAsManager = (page: Page, { clientId }: Project) =>
  openHydrated(page, `/manager/clients/${clientId}/results`);
const dialog = (page: Page) => page.getByRole('dialog');
const value = (page: Page) => page.getByRole('region', { name: 'Value to date' });
const weeks = (page: Page) => page.getByRole('table', { name: 'Measured weeks' });

test('a week is measured with the keyboard, and the client gets its value, export and success story', async ({
  browser,
  request,
}) => {
  const project = await createMeasuredProject(request);
  const page = await openAs(browser, 'manager', project.manager);
  await openAsManager(page, project);
  await expect(page.getByText(/^Free of charge since/)).toBeVisible();

  await page.getByRole('button', { name: 'Add week' }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Hours saved').focus();
  // One hour more than twelve people can work.
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
  await expect(page.getByText(/^In the week of .* It took longer/)).toBeVisible();
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

  await page.getByRole('button', { name: 'Edit baseline' }).click();
  await dialog(page).getByLabel('Fee (USD)').fill('1,000');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(value(page)).toContainText('The fee of $1,000 was recovered');
  await page.getByRole('button', { name: 'Ask the client' }).click();
  await expect(page.getByText(/^Asked by Robin Vale/)).toBeVisible();

  const theirs = await openAs(browser, 'client', project.client);
  await openHydrated(theirs, '/client/results');
  await expect(value(theirs)).toContainText('$1,875');
  await expect(weeks(theirs).getByText('Offers leave by themselves.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Add week' })).toHaveCount(0);
  const download = theirs.waitForEvent('download');
  await theirs.getByRole('link', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain("12.5,1500,1875,1875,Offers leave by themselves.,'=1+1");
  await theirs.getByRole('button', { name: 'I agree' }).click();
  await expect(theirs.getByText(/^Agreed by Kim Brook/)).toBeVisible();

  const admin = await openAs(browser, 'admin');
  await openHydrated(admin, `/admin/users/clients?client=${project.clientId}`);
  await expect(dialog(admin).getByText(/^The client has agreed/)).toBeVisible();
  await dialog(admin).getByRole('button', { name: 'Draft success story' }).click();
  await expect(admin.getByLabel('Title')).toHaveValue(`${project.company} gets 12.5 hours a week back`);
  await expect(admin.getByLabel(/^Hours saved/)).toHaveValue('12.5');

  await theirs.getByRole('button', { name: 'Withdraw consent' }).click();
  await expect(theirs.getByText(/^Declined by Kim Brook/)).toBeVisible();
  await openHydrated(admin, `/admin/users/clients?client=${project.clientId}`);
  await dialog(admin).getByRole('button', { name: 'Draft success story' }).click();
  await expect(dialog(admin).getByText(/has not agreed to a success story/)).toBeVisible();
  for (const each of [page, theirs, admin]) await each.context().close();
});
