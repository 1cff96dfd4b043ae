import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';
import { withMotion } from './motion.ts';
import { expectReflow } from './reflow.ts';
import {
  areaPaths,
  confirmedContactPath,
  everyPath,
  pageKinds,
  passwordPages,
  signInPaths,
} from './site-routes.ts';
import { expectComplete, expectStill } from './stillness.ts';
import { keepVisitLog, readToTheEnd, type VisitLog } from './visit-log.ts';

test.use(withMotion);

/** These listeners keep a page out of the browser's back/forward cache. */
function noteLeavingListeners(): void {
  const add = window.addEventListener;
  window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (type === 'unload' || type === 'beforeunload') console.error(`listens to ${type}`);
    add.call(window, type, ...rest);
  };
}

function inGroupsOf<Item>(size: number, items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Expects that a page loaded without console messages, API calls, failed requests or other hosts. */
function expectQuiet({ complaints, foreign, refused, fetched }: VisitLog, path: string): void {
  expect({ complaints, foreign, refused, fetched }, path).toEqual({
    complaints: [],
    foreign: [],
    refused: [],
    fetched: [],
  });
}

const { 'not-found': missing, ...kinds } = pageKinds;
/** One page of each kind. */
const screens: string[] = [
  ...Object.values(kinds),
  confirmedContactPath,
  ...Object.keys(passwordPages),
  ...signInPaths,
];

/** The pages that visitors read first. */
const mainScreens: string[] = [kinds.home, kinds.service, kinds['success-story']];

test('the main pages load without a console message, an API call or another host', {
  tag: '@core',
}, async ({ page, baseURL }) => {
  await page.addInitScript(noteLeavingListeners);
  const log = keepVisitLog(page, baseURL ?? '');
  for (const path of mainScreens) {
    await test.step(path, async () => {
      await openHydrated(page, path);
      await readToTheEnd(page, log);
      await expectComplete(page);
      expectQuiet(log, path);
    });
  }
});

test('area URLs show visitors the sign-in, without failed requests', async ({ page, baseURL }) => {
  const log = keepVisitLog(page, baseURL ?? '');
  const deepest = ['/client/settings', '/manager/settings', '/admin/users', '/admin/anything/else'];
  for (const { path, signIn } of areaPaths.filter((area) => deepest.includes(area.path))) {
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(signIn);
  }
  expect(log).toMatchObject({ complaints: [], refused: [], fetched: [] });
});

test('an unknown URL shows Page Not Found and a link to the home page', {
  tag: '@core',
}, async ({ page, baseURL }) => {
  const log = keepVisitLog(page, baseURL ?? '');
  await openHydrated(page, missing);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  // Chromium logs the 404 of the page itself.
  expect(log.refused).toEqual([`404 ${missing}`]);
  expect(log.complaints).toEqual([expect.stringContaining('404 (Not Found)')]);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  // Axe is slow on long pages when the machine is busy.
  test.describe.configure({ timeout: 120_000 });

  for (const paths of inGroupsOf(5, everyPath)) {
    test(`${paths.join(', ')} are static, fit every window, and pass axe`, async ({ context, baseURL }) => {
      for (const path of paths) {
        await test.step(path, async () => {
          const page = await context.newPage();
          await page.addInitScript(noteLeavingListeners);
          const log = keepVisitLog(page, baseURL ?? '');
          await openHydrated(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectComplete(page);
          await readToTheEnd(page, log);
          if (path !== missing) expectQuiet(log, path);
          await expectStill(page);
          if (path === missing || screens.includes(path)) await expectAccessible(page);
          await expectReflow(page, log);
          await page.close();
        });
      }
    });
  }
});
