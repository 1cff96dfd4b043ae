import { expect, test } from '@playwright/test';
import { sessionFile } from './accounts.ts';
import { openHydrated } from './hydration.ts';
import { sendSuspiciousLead } from './leads.ts';
import { keepVisitLog } from './visit-log.ts';

test.use({ storageState: sessionFile('admin') });

test('the overview shows figures of the period in the URL and links to items that need attention', async ({
  page,
  request,
}) => {
  await sendSuspiciousLead(request);
  const log = keepVisitLog(page, '');
  await openHydrated(page, '/admin/dashboard');
  await expect(page.getByText('Page views', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Page views per day' })).toBeVisible();
  await expect(page.getByText(/(vs\.|same as|none in) previous 30 days/).first()).toBeVisible();
  await page.getByRole('radio', { name: '90 days' }).press('Space');
  await expect(page).toHaveURL('/admin/dashboard?days=90');
  await expect(page.getByText(/previous 90 days/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/previous 90 days/).first()).toBeVisible();
  await page.getByRole('link', { name: /held as possible spam/ }).click();
  await expect(page).toHaveURL('/admin/leads?state=spam');
  await expect(page.getByText('Held for review').first()).toBeVisible();
  expect(log.complaints).toEqual([]);
});
