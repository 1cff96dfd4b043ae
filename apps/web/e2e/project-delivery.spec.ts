import { expect, test } from '@playwright/test';
import { chosenPassword, signInAsClient, signInAsManager } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';
import { openAs, winProject } from './projects.ts';

test('a milestone is planned, moved, deleted and restored, and a deliverable approved, with the keyboard alone', async ({
  browser,
  request,
}) => {
  test.slow();
  const { clientId, managerEmail, clientEmail } = await winProject(request);
  const page = await openAs(browser, 'manager', { email: managerEmail, password: chosenPassword });
  await openHydrated(page, `/manager/clients/${clientId}`);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await page.getByRole('button', { name: 'Add a milestone' }).focus();
  await press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await press('Enter');
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await page.keyboard.type('Access to the mailbox');
  await page.getByLabel('Due').focus();
  await page.keyboard.type('12/31/2027');
  await press('Enter');
  await expect(page.getByText('“Access to the mailbox” is planned.')).toBeVisible();

  const titles = page
    .getByRole('list', { name: 'Milestones of the phase Audit' })
    .getByRole('heading', { level: 4 });
  await expect(titles).toHaveText([
    'Kick-off and access to your systems',
    'The process measured as it is',
    'Access to the mailbox',
  ]);
  await page.getByRole('button', { name: 'Move Access to the mailbox' }).focus();
  await press('Space');
  await expect(page.getByText('Picked up Access to the mailbox, place 3 of 3.')).toBeAttached();
  // It is picked up a moment before the places that it may go to are known.
  await expect(async () => {
    await press('ArrowUp');
    const said = page.getByText('Access to the mailbox is over place 2 of 3.');
    await expect(said).toBeAttached({ timeout: 3_000 });
  }).toPass();
  await press('Space');
  await expect(page.getByText('“Access to the mailbox” is moved.')).toBeVisible();
  const moved = [
    'Kick-off and access to your systems',
    'Access to the mailbox',
    'The process measured as it is',
  ];
  await expect(titles).toHaveText(moved);
  await page.reload();
  await expect(titles).toHaveText(moved);

  const actions = page.getByRole('button', { name: 'Actions for Access to the mailbox' });
  await actions.focus();
  await press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await press('Enter');
  await expect(titles).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await press('Enter');
  await expect(titles).toHaveText(moved);

  await page.getByRole('button', { name: 'Mark as blocked' }).focus();
  await press('Enter');
  await page.keyboard.type('No access to the mailbox yet.');
  await press('Tab', 'Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
  await expect(page.getByText('No access to the mailbox yet.')).toBeVisible();

  // What awaits approval is prepared by the manager's calls: the screens for it are in the journey of a project.
  const headers = {
    'x-manager-token': await page.evaluate(() => localStorage.getItem('managerToken') ?? ''),
  };
  const at = `/api/clients/${clientId}`;
  const { data } = await (await request.get(`${at}/milestones`, { headers })).json();
  const created = await request.post(`${at}/deliverables`, {
    headers,
    data: { milestoneId: data[0].id, title: 'Rules', note: '' },
  });
  const { id } = await created.json();
  await request.post(`${at}/deliverables/${id}/versions`, {
    headers,
    multipart: {
      version: '1',
      file: { name: 'rules.md', mimeType: 'text/markdown', buffer: Buffer.from('# Rules of ours') },
    },
  });
  const asked = await request.post(`${at}/deliverables/${id}/state`, {
    headers,
    data: { state: 'awaiting-approval', version: 2 },
  });
  expect(asked.status()).toBe(200);

  const client = await openAs(browser, 'client', { email: clientEmail, password: chosenPassword });
  await openHydrated(client, '/client/project');
  await client.getByRole('button', { name: 'Preview Version 1 of Rules' }).focus();
  await client.keyboard.press('Enter');
  await expect(client.frameLocator('iframe').getByText('# Rules of ours')).toBeVisible();
  await client.keyboard.press('Escape');
  await expect(client.getByRole('button', { name: 'Preview Version 1 of Rules' })).toBeFocused();
  await client.getByRole('button', { name: 'Approve Rules' }).focus();
  await client.keyboard.press('Enter');
  await client.getByRole('dialog').getByRole('button', { name: 'Approve' }).focus();
  await client.keyboard.press('Enter');
  await expect(client.getByText(/^Version 1 was approved by /)).toBeVisible();
});

test.describe('at 360 and 1280 px, in light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in a plan, as its client and its manager see it', async ({ page }) => {
    await signInAsClient(page);
    await openHydrated(page, '/client/project');
    await expect(page.getByRole('heading', { name: 'In progress' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'History of Test protocol' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.context().clearCookies();
    await signInAsManager(page);
    await expect(page.getByRole('link', { name: 'Northside Heating & Air' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Northside Heating & Air' }).click();
    await expect(page.getByRole('heading', { name: 'Milestones' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add a milestone' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});
