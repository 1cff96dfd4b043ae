import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, openHydrated } from './hydration.ts';

const comparison = (page: Page) => page.getByRole('region', { name: 'Before and after' });
const choices = (page: Page) => comparison(page).getByRole('navigation', { name: 'Story to compare' });
const counts = (page: Page) => comparison(page).getByRole('table');
const bars = (page: Page) => page.getByRole('table', { name: / by story, highest first$/ });

const dental = 'A dental group fills its chairs without phoning';
const hvac = 'An HVAC contractor books the job while the customer is still on the line';

async function openComparison(page: Page, path = '/results'): Promise<void> {
  await openHydrated(page, path);
  await comparison(page).scrollIntoViewIfNeeded();
  await expectHydrated(comparison(page));
  await expect(counts(page)).toBeVisible();
}

test('the means of the published stories say of how many they are', async ({ page }) => {
  await openHydrated(page, '/results');
  await expect(page.getByText('Mean, n = 8 published stories')).toHaveCount(4);
  await page.getByRole('link', { name: 'Healthcare', exact: true }).click();
  await expect(page.getByText('Mean, n = 1 published story')).toHaveCount(4);
  await expect(bars(page).getByRole('rowheader')).toHaveText([dental]);
});

test('each measure ranks the stories, and the address keeps which one', async ({ page }) => {
  await openHydrated(page, '/results');
  const first = bars(page).getByRole('rowheader').first();
  await expect(first).toHaveText('A freight broker stops asking where the truck is');
  await page.getByRole('link', { name: 'Revenue', exact: true }).click();
  await expect(page).toHaveURL('/results?measure=revenue');
  await expect(bars(page)).toHaveAccessibleName('Revenue in a year by story, highest first');
  await expect(first).toHaveText('A machine shop quotes before the competitor opens the drawing');
});

test('of one story at a time, what was counted stands before and after, drawn and in figures', async ({
  page,
}) => {
  await openComparison(page);
  await expect(comparison(page).getByRole('heading', { name: dental })).toBeVisible();
  await expect(
    counts(page)
      .getByRole('row', { name: /^No-shows/ })
      .getByRole('cell'),
  ).toHaveText(['11', '4']);
  await choices(page).getByRole('link', { name: hvac }).click();
  await expect(page).toHaveURL('/results?story=hvac-same-day-dispatch');
  await expect(comparison(page).getByRole('heading', { name: hvac })).toBeVisible();
  await expect(
    counts(page)
      .getByRole('row', { name: /^From call to dispatched job/ })
      .getByRole('cell'),
  ).toHaveText(['40', '4']);
  await comparison(page).getByRole('link', { name: 'Read how it was done' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hvac);
});

test('an industry narrows what can be compared', async ({ page }) => {
  await openComparison(page, '/results?industry=Logistics');
  await expect(choices(page)).toHaveCount(0);
  await expect(counts(page).getByRole('rowheader').first()).toContainText('Check calls');
});

test('counts that cannot be read say so, leave the rest, and come with the next choice', async ({ page }) => {
  await openComparison(page);
  await page.route('**/api/case-studies/hvac-same-day-dispatch', (route) => route.abort());
  await choices(page).getByRole('link', { name: hvac }).click();
  await expect(comparison(page).getByText('These counts cannot be shown right now')).toBeVisible({
    timeout: 15_000,
  });
  await expect(bars(page)).toBeVisible();
  await page.unrouteAll();
  await choices(page).getByRole('link', { name: dental }).click();
  await expect(counts(page)).toContainText('No-shows');
  await choices(page).getByRole('link', { name: hvac }).click();
  await expect(counts(page)).toContainText('From call to dispatched job');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a story is chosen and compared all the same', async ({ page }) => {
    await page.goto('/results');
    await expect(counts(page)).toContainText('No-shows');
    await choices(page).getByRole('link', { name: hvac }).click();
    await expect(counts(page)).toContainText('From call to dispatched job');
  });
});
