import { expect, type Locator, type Page } from '@playwright/test';

/** Whether React has taken an element of the server's HTML over. */
function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
}

export async function expectHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => isHydrated(element), { message: 'the code of this part has taken over' })
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
