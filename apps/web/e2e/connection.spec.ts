import { expect, type Page, test } from '@playwright/test';
import { followWithin, openHydrated } from './hydration.ts';
import { expectAllHere, keepVisitLog } from './visit-log.ts';

const notice = (page: Page) => page.getByText('You’re offline.');

test('a lost connection is announced until it is back', async ({ page, context }) => {
  const log = keepVisitLog(page, '');
  await openHydrated(page, '/contact');
  await page.getByLabel('Your name').fill('Rosa');
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Rosa');
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expectAllHere(page, log);
});

test('hovering over a link loads the code and the data of its page', async ({ page }) => {
  const log = keepVisitLog(page, '');
  await openHydrated(page, '/about');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results' });
  const code = page.waitForResponse(/\/assets\/results-page-.*\.js$/);
  const data = page.waitForResponse('/api/case-studies');
  await link.hover();
  await Promise.all([code, data]);
  await expectAllHere(page, log);
  await expect(page).toHaveURL('/about');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await followWithin(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Measured against the week before we came',
  );
  expect(asked.filter((path) => /results-page|case-studies$/.test(path))).toEqual([]);
});
