import type { Page } from '@playwright/test';

/**
 * Delays every script requested from now on. Returns a function that releases them.
 *
 * @param scripts the URL pattern of the scripts, by default the site's own code
 */
export async function holdScripts(page: Page, scripts = '**/assets/*.js'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page as on a slow connection: its HTML has arrived, but no code yet. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}
