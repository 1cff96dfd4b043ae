import type { Page } from '@playwright/test';

/**
 * Keeps every script waiting that is asked for from now on; gives the function that lets them come.
 *
 * @param scripts which, by their addresses: the site's own code, unless it is told
 */
export async function holdScripts(page: Page, scripts = '**/assets/*.js'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page over a line so slow that its HTML is there and no code yet. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}
