import { expect, type Locator, type Page } from '@playwright/test';

/** Whether React has hydrated an element of the server's HTML. */
function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
}

export async function expectHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => isHydrated(element), {
      message: 'the code of this part has taken over',
      // Nearly every test waits here, and the default intervals grow to one second.
      intervals: [50],
    })
    .toBe(true);
}

export async function expectNotHydrated(element: Locator): Promise<void> {
  expect(await isHydrated(element), 'the code of this part waits until it is wanted').toBe(false);
}

/** Opens a page and waits for its layout to hydrate. Lazily hydrated sections may still be waiting. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page.getByRole('main'));
}

/** Follows a link by client-side navigation. */
export async function followWithin(link: Locator): Promise<void> {
  // Unlike a pointer that rests on it, focus also reaches a section that begins to listen later.
  await link.focus();
  // Before hydration, a link would load the page from the server.
  await expectHydrated(link);
  await link.click();
}
