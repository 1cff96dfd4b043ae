import { expect, type Locator, type Page } from '@playwright/test';
import { expectHydrated } from './hydration.ts';

/** The button that chooses one of the showcase's views. */
export function viewSwitch(page: Page, name: 'Orbit' | 'Modern'): Locator {
  return page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name });
}

/** Scrolls to the showcase and waits until it works. */
export async function comeNear(page: Page): Promise<void> {
  await viewSwitch(page, 'Orbit').scrollIntoViewIfNeeded();
  await expectHydrated(viewSwitch(page, 'Orbit'));
}

export async function openShowcase(page: Page): Promise<void> {
  await page.goto('/');
  await comeNear(page);
}

/** What shows when the orbit is drawn with WebGL. */
export async function expectSolid(page: Page): Promise<void> {
  await expect(page.locator('[data-renderer="3d"]')).toBeVisible();
}

/** What shows when the orbit is drawn in CSS and SVG. */
export async function expectFlat(page: Page): Promise<void> {
  await expect(page.locator('[data-renderer="2d"]')).toBeVisible();
}

/** From the next page on the browser has no WebGL. */
export async function removeWebGL(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return /webgl/.test(kind) ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      },
    });
  });
}
