import { expect, type Locator, type Page, test } from '@playwright/test';
import { beAdmin, chosenPassword, people } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { type SentLead, sendLead, sendSuspiciousLead, setLeadState } from './leads.ts';
import { linkIn, mailTo } from './outbox.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Leads' });
const sheet = (page: Page) => page.getByRole('dialog');

/** Opens the inbox with one lead in it, whom no other test knows. */
async function openInboxWith(page: Page, { email, name }: SentLead): Promise<Locator> {
  await openHydrated(page, `/admin/leads?q=${encodeURIComponent(email)}`);
  const row = table(page).getByRole('row').filter({ hasText: email });
  await expect(row.getByRole('link', { name })).toBeVisible();
  return row;
}

test.beforeEach(({ page, request }) => beAdmin(page, request));

test('what was held back is sent as soon as somebody says that it is no spam', async ({ page, request }) => {
  const lead = await sendSuspiciousLead(request);
  const row = await openInboxWith(page, lead);
  await expect(row.getByText('Held back')).toBeVisible();
  // With the keyboard alone.
  await row.getByRole('link', { name: lead.name }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('The form was sent without having been shown.')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Not spam' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await mailTo(lead.email, 'Your audit request arrived');
});

test('a state is set, taken back, and not set over what somebody else set', async ({ page, request }) => {
  const lead = await sendLead(request);
  const row = await openInboxWith(page, lead);
  await page.getByRole('checkbox', { name: `Select ${lead.name}` }).check();
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Mark as lost' })
    .click();
  await expect(row.getByText('Lost', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('New', { exact: true })).toBeVisible();

  await row.getByRole('link', { name: lead.name }).click();
  await sheet(page).getByLabel('State').selectOption('contacted');
  await setLeadState(request, lead.id, 'lost');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByText('State “Lost”')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(row.getByText('Contacted', { exact: true })).toBeVisible();
});

test('a lead that is won becomes a client who can sign in', async ({ page, request, browser }) => {
  const lead = await sendLead(request);
  const row = await openInboxWith(page, lead);
  await row.getByRole('link', { name: lead.name }).click();
  await sheet(page).getByRole('button', { name: 'Won: make it a client' }).click();
  const dialog = page.getByRole('dialog', { name: `Make ${lead.company} a client` });
  await dialog.getByRole('button', { name: 'Make it a client' }).click();
  await expect(dialog.getByText('Choose a manager.')).toBeVisible();
  await dialog.getByLabel('Manager').selectOption({ label: people.manager.name });
  await dialog.getByRole('button', { name: 'Make it a client' }).click();
  await expect(page.getByText(`${lead.company} is a client.`)).toBeVisible();
  await expect(row.getByText('Won', { exact: true })).toBeVisible();

  const link = linkIn(await mailTo(lead.email, 'Your invitation to Uplift'));
  const parameters = new URLSearchParams(link.split('#')[1]);
  const accepted = await request.post('/api/auth/reset-password', {
    data: { kind: parameters.get('kind'), token: parameters.get('token'), password: chosenPassword },
  });
  expect(accepted.status()).toBe(200);
  const theirs = await browser.newPage();
  await theirs.goto('/client/login');
  await theirs.getByLabel('E-mail').fill(lead.email);
  await theirs.getByLabel('Password', { exact: true }).fill(chosenPassword);
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${lead.name}`);
  await theirs.close();
});
