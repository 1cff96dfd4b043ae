import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, openHydrated } from './hydration.ts';
import { areaPaths, listedPaths, missingPaths, passwordPages, signInPaths } from './site-routes.ts';
import { keepVisitLog, readToTheEnd, type VisitLog } from './visit-log.ts';

function expectQuiet({ complaints, foreign, refused }: VisitLog): void {
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  expect(refused).toEqual([]);
}

async function visit(page: Page, site: string | undefined, path: string): Promise<VisitLog> {
  const log = keepVisitLog(page, site ?? '');
  await openHydrated(page, path);
  await readToTheEnd(page, log);
  return log;
}

for (const path of [...listedPaths, ...Object.keys(passwordPages)]) {
  test(`reading ${path} to its end goes without a complaint, and fetches nothing again`, async ({
    page,
    baseURL,
  }) => {
    const log = await visit(page, baseURL, path);
    await expectHydrated(page.getByRole('contentinfo'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expectQuiet(log);
    expect(log.fetched).toEqual([]);
  });
}

for (const path of signInPaths) {
  test(`opening ${path} goes without a complaint, and asks nobody who is signed in`, async ({
    page,
    baseURL,
  }) => {
    const log = await visit(page, baseURL, path);
    await expectHydrated(page.getByLabel('Password'));
    expectQuiet(log);
    expect(log.fetched).toEqual([]);
  });
}

for (const { path, signIn } of areaPaths) {
  test(`${path} shows the ${signIn.toLowerCase()}, without a complaint or a refused request`, async ({
    page,
    baseURL,
  }) => {
    const log = await visit(page, baseURL, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signIn);
    expectQuiet(log);
    expect(log.fetched).toEqual([]);
  });
}

for (const path of missingPaths) {
  test(`${path} says 'Page Not Found' and leads on`, async ({ page, baseURL }) => {
    const log = keepVisitLog(page, baseURL ?? '');
    await openHydrated(page, path);
    await readToTheEnd(page, log);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
    // The page itself is what is missing, and Chromium says so.
    expect(log.refused).toEqual([`404 ${path}`]);
    expect(log.complaints).toEqual([expect.stringContaining('404 (Not Found)')]);
    expect(log.foreign).toEqual([]);
    expect(log.fetched).toEqual([]);
  });
}
