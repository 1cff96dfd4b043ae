import { expect, type Page, test } from '@playwright/test';
import { followWithin, openHydrated } from './hydration.ts';
import { expectAllHere, keepVisitLog } from './visit-log.ts';

const notice = (page: Page) => page.getByText('You are offline.');

/** Does what makes the code come that tells of the connection, and loses the connection when it is there. */
async function loseConnection(page: Page, begin: () => Promise<void>): Promise<void> {
  const log = keepVisitLog(page, '');
  const notices = page.waitForResponse(/\/page-in-use-parts-.*\.js$/);
  await begin();
  await notices;
  await expectAllHere(page, log);
  await expect(notice(page)).toBeHidden();
  await page.context().setOffline(true);
  await expect(notice(page)).toBeVisible();
}

test('a lost connection is said in words, and gone from the page when it is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/contact');
  await loseConnection(page, () => page.getByLabel('Your name').fill('Rosa'));
  await expect(page.getByLabel('Your name')).toHaveValue('Rosa');
  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
});

test('a page first touched without a connection tells of the next loss', async ({ page, context }) => {
  await openHydrated(page, '/about');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', {
    predicate: (request) => /\/page-in-use-parts-.*\.js$/.test(request.url()),
  });
  await page.mouse.move(10, 300);
  await failed;
  await loseConnection(page, () => context.setOffline(false));
});

test('pointing at a link loads the code and the data of its page, so that following it waits for nothing', async ({
  page,
}) => {
  const log = keepVisitLog(page, '');
  await openHydrated(page, '/about');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results' });
  let loaded = false;
  page.on('request', (request) => {
    loaded ||= /\/assets\/results-page-.*\.js$/.test(request.url());
  });
  const data = page.waitForResponse('/api/case-studies');
  // The first movement loads what does this, the next one makes it work.
  await page.mouse.move(10, 300);
  await expect(async () => {
    await page.mouse.move(20, 400);
    await link.hover();
    expect(loaded).toBe(true);
  }).toPass();
  await data;
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
