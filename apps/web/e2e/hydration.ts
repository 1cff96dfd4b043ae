import { expect, type Locator, type Page } from '@playwright/test';

/** Whether React has taken an element of the server's HTML over. */
function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
}

export async function expectHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => isHydrated(element), {
      message: 'the code of this part has taken over',
      // Nearly every test waits here, and the default intervals grow to a second.
      intervals: [50],
    })
    .toBe(true);
}

export async function expectNotHydrated(element: Locator): Promise<void> {
  expect(await isHydrated(element), 'the code of this part waits until it is wanted').toBe(false);
}

/** Opens a page and waits until its frame works. Sections that load their code later may still wait for it. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page.getByRole('main'));
}

/** Follows a link within the site, without loading a page anew. */
export async function followWithin(link: Locator): Promise<void> {
  await link.hover();
  // A link whose code is still on its way works as any link does, and would load the page from the server.
  await expectHydrated(link);
  await link.click();
}
