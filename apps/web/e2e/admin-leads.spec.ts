import { expect, type Locator, type Page, test } from '@playwright/test';
import { acceptInvitation, chosenPassword, openAs, people, sessionFile } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { type SentLead, sendLead, sendSuspiciousLead } from './leads.ts';
import { mailTo } from './outbox.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Leads' });
const sheet = (page: Page) => page.getByRole('dialog');

/** Opens the inbox, filtered to one lead that no other test uses. */
async function openInboxWith(page: Page, { email, name }: SentLead): Promise<Locator> {
  await openHydrated(page, `/admin/leads?q=${encodeURIComponent(email)}`);
  const row = table(page).getByRole('row').filter({ hasText: email });
  await expect(row.getByRole('link', { name })).toBeVisible();
  return row;
}

test.use({ storageState: sessionFile('admin') });

test('a lead held as spam is released with the keyboard, and its e-mail is sent', async ({
  page,
  request,
}) => {
  const lead = await sendSuspiciousLead(request);
  const row = await openInboxWith(page, lead);
  await expect(row.getByText('Held for review')).toBeVisible();
  await row.getByRole('link', { name: lead.name }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('The form was sent without being opened first.')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Not spam' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await mailTo(lead.email, 'We received your audit request');
});

test('a won lead becomes a client who can sign in', { tag: '@core' }, async ({ page, request, browser }) => {
  const lead = await sendLead(request);
  const row = await openInboxWith(page, lead);
  await row.getByRole('link', { name: lead.name }).click();
  await sheet(page).getByRole('button', { name: 'Convert to client' }).click();
  const dialog = page.getByRole('dialog', { name: `Convert ${lead.company} to a client` });
  await dialog.getByRole('button', { name: 'Convert to client' }).click();
  await expect(dialog.getByText('Choose a manager.')).toBeVisible();
  await dialog.getByLabel('Manager').selectOption({ label: people.manager.name });
  await dialog.getByRole('button', { name: 'Convert to client' }).click();
  await expect(page.getByText(`Converted ${lead.company} to a client`)).toBeVisible();
  await expect(row.getByText('Won', { exact: true })).toBeVisible();

  await acceptInvitation(request, lead.email);
  const theirs = await openAs(browser, 'client', { email: lead.email, password: chosenPassword });
  await theirs.goto('/client');
  await expect(theirs.getByText(`Welcome, ${lead.name}`)).toBeVisible();
  await theirs.context().close();
});
