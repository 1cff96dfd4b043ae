import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from './hydration.ts';
import { withMotion } from './motion.ts';
import { pageKinds } from './site-routes.ts';

/*
 * The JavaScript that a visit loads before anyone interacts, in kB with gzip. `pnpm size` counts what pages
 * import; they also load the code of sections that are in view.
 */

test.use({ ...withMotion, viewport: { width: 412, height: 823 } });

const HOME = 110;

async function kilobytesOfScripts(page: Page, path: string): Promise<number> {
  const loaded: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) {
      loaded.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
    }
  });
  await openHydrated(page, path);
  await page.waitForLoadState('networkidle');
  return (await Promise.all(loaded)).reduce((sum, bytes) => sum + bytes, 0) / 1_000;
}

for (const [name, path] of Object.entries(pageKinds)) {
  const limit = name === 'home' ? HOME : HOME + 20;
  test(`${name} page: a visit loads at most ${limit} kB of JavaScript`, async ({ page }) => {
    expect(await kilobytesOfScripts(page, path)).toBeLessThanOrEqual(limit);
  });
}
