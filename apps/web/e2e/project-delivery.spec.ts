import { expect, test } from '@playwright/test';
import { openAs } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { createProject } from './projects.ts';

test('a milestone is planned, moved, deleted, restored and blocked with the keyboard', async ({
  browser,
  request,
}) => {
  const { clientId, manager } = await createProject(request);
  const page = await openAs(browser, 'manager', manager);
  await openHydrated(page, `/manager/clients/${clientId}`);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await page.getByRole('button', { name: 'Add milestone' }).focus();
  await press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await press('Enter');
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await page.keyboard.type('Access to the mailbox');
  await page.getByLabel('Due').focus();
  await page.keyboard.type('12/31/2027');
  await press('Enter');
  await expect(page.getByText('Added “Access to the mailbox”')).toBeVisible();

  const titles = page.getByRole('list', { name: 'Milestones in Audit' }).getByRole('heading', { level: 4 });
  await expect(titles).toHaveText([
    'Kickoff and system access',
    'Current process measured',
    'Access to the mailbox',
  ]);
  await page.getByRole('button', { name: 'Move Access to the mailbox' }).focus();
  await press('Space');
  await expect(page.getByText('Picked up Access to the mailbox, position 3 of 3.')).toBeAttached();
  // Arrow keys do nothing until the list has measured its items, shortly after its announcement.
  await expect(async () => {
    await press('ArrowUp');
    const said = page.getByText('Access to the mailbox is over position 2 of 3.');
    await expect(said).toBeAttached({ timeout: 3_000 });
  }).toPass();
  await press('Space');
  await expect(page.getByText('Moved “Access to the mailbox”')).toBeVisible();
  const moved = ['Kickoff and system access', 'Access to the mailbox', 'Current process measured'];
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
  await page.context().close();
});
