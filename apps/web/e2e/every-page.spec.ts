import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openHydrated } from './hydration.ts';
import { expectReflow } from './reflow.ts';
import { everyPath } from './site-routes.ts';
import { expectComplete, expectStill } from './stillness.ts';
import { keepVisitLog, readToTheEnd } from './visit-log.ts';

// Axe measures the contrast of every word, four times: on a busy machine a long page takes its time.
test.describe.configure({ timeout: 180_000 });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPath) {
  test(`${path} is complete and still with reduced motion, axe finds nothing, and nothing scrolls sideways`, async ({
    page,
  }) => {
    const log = keepVisitLog(page, '');
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await test.step('complete before anything is scrolled, and at its end', async () => {
      await expectComplete(page);
      await readToTheEnd(page, log);
      await expectComplete(page);
    });
    await test.step('nothing moves by itself', () => expectStill(page));
    await test.step('axe finds nothing at 360 and 1280 px, in light and dark', () => expectAccessible(page));
    await test.step('no scrolling sideways at 320 px, at 200 % and with text twice as large', () =>
      expectReflow(page, log));
  });
}
