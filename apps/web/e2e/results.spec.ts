import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, openHydrated } from './hydration.ts';

const comparison = (page: Page) => page.getByRole('region', { name: 'Before and after' });
const choices = (page: Page) => comparison(page).getByRole('navigation', { name: 'Story to compare' });
const counts = (page: Page) => comparison(page).getByRole('table');
const ranking = (page: Page) => page.getByRole('table', { name: / by story, highest first$/ });

const dental = 'A dental group fills its chairs without phoning';
const hvac = 'An HVAC contractor books the job while the customer is still on the line';

test('results rank the published stories by measure, compare one before and after, and link to it', async ({
  page,
}) => {
  await openHydrated(page, '/results');
  await expect(page.getByText(/^Mean, n = \d+ published stories$/)).toHaveCount(4);
  await page.getByRole('link', { name: 'Revenue', exact: true }).click();
  await expect(page).toHaveURL('/results?measure=revenue');
  await expect(ranking(page)).toHaveAccessibleName('Revenue in a year by story, highest first');
  await expect(ranking(page).getByRole('rowheader').first()).toHaveText(
    'A machine shop quotes before the competitor opens the drawing',
  );
  await page.getByRole('link', { name: 'Healthcare', exact: true }).click();
  await expect(page.getByText('Mean, n = 1 published story')).toHaveCount(4);
  await expect(ranking(page).getByRole('rowheader')).toHaveText([dental]);

  await openHydrated(page, '/results');
  await comparison(page).scrollIntoViewIfNeeded();
  await expectHydrated(comparison(page));
  await expect(
    counts(page)
      .getByRole('row', { name: /^No-shows/ })
      .getByRole('cell'),
  ).toHaveText(['11', '4']);
  await page.route('**/api/case-studies/hvac-same-day-dispatch', (route) =>
    route.fulfill({ status: 418, json: { message: 'Out of order.' } }),
  );
  await choices(page).getByRole('link', { name: hvac }).click();
  await expect(comparison(page).getByText('Couldn’t load these counts')).toBeVisible();
  await page.unrouteAll();
  await choices(page).getByRole('link', { name: dental }).click();
  await expect(counts(page)).toContainText('No-shows');
  await choices(page).getByRole('link', { name: hvac }).click();
  await expect(page).toHaveURL('/results?story=hvac-same-day-dispatch');
  await expect(
    counts(page)
      .getByRole('row', { name: /^From call to dispatched job/ })
      .getByRole('cell'),
  ).toHaveText(['40', '4']);
  await comparison(page).getByRole('link', { name: 'Read how it was done' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hvac);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stories can be filtered, read and compared', async ({ page }) => {
    await page.goto('/success-stories');
    await page.getByRole('link', { name: 'Healthcare', exact: true }).click();
    await expect(page.getByText(/^1 of \d+ stories$/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: dental }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dental);

    await page.goto('/results');
    await expect(counts(page)).toContainText('No-shows');
    await choices(page).getByRole('link', { name: hvac }).click();
    await expect(counts(page)).toContainText('From call to dispatched job');
  });
});

for (const path of ['/results', '/success-stories/hvac-same-day-dispatch'])
  test(`${path} prints on two pages under the logo, without navigation`, async ({ page }) => {
    await openHydrated(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Uplift home page' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const paper = await page.pdf({ preferCSSPageSize: true, format: 'Letter' });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
