import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, openHydrated } from './hydration.ts';
import { areaPaths, missingPaths, passwordPages, signInPaths } from './site-routes.ts';
import { keepVisitLog, readToTheEnd, type VisitLog } from './visit-log.ts';

// Listed pages are read by the crawl, which asks the same of them.

function expectQuiet({ complaints, foreign, refused, fetched }: VisitLog): void {
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
  expect(refused).toEqual([]);
  expect(fetched).toEqual([]);
}

async function visit(page: Page, site: string | undefined, path: string): Promise<VisitLog> {
  const log = keepVisitLog(page, site ?? '');
  await openHydrated(page, path);
  await readToTheEnd(page, log);
  return log;
}

for (const path of signInPaths) {
  test(`opening ${path} goes without a complaint, and asks nobody who is signed in`, async ({
    page,
    baseURL,
  }) => {
    const log = await visit(page, baseURL, path);
    await expectHydrated(page.getByLabel('Password'));
    expectQuiet(log);
  });
}

for (const path of Object.keys(passwordPages)) {
  test(`reading ${path} to its end goes without a complaint, and fetches nothing`, async ({
    page,
    baseURL,
  }) => {
    const log = await visit(page, baseURL, path);
    await expectHydrated(page.getByRole('contentinfo'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expectQuiet(log);
  });
}

for (const signIn of new Set(areaPaths.map((area) => area.signIn))) {
  test(`every address of its area shows the ${signIn.toLowerCase()}, without a complaint or a refused request`, async ({
    page,
    baseURL,
  }) => {
    for (const { path } of areaPaths.filter((area) => area.signIn === signIn)) {
      const log = await visit(page, baseURL, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(signIn);
      expectQuiet(log);
    }
  });
}

test("every address at which there is nothing says 'Page Not Found' and leads on", async ({
  page,
  baseURL,
}) => {
  for (const path of missingPaths) {
    const log = await visit(page, baseURL, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Page Not Found');
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
    // The page itself is what is missing, and Chromium says so.
    expect(log.refused).toEqual([`404 ${path}`]);
    expect(log.complaints).toEqual([expect.stringContaining('404 (Not Found)')]);
    expect(log.foreign).toEqual([]);
    expect(log.fetched).toEqual([]);
  }
});
