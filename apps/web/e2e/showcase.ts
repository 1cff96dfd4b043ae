import { expect, type Locator, type Page } from '@playwright/test';
import { expectHydrated } from './hydration.ts';

/** The radio button of a showcase view. */
export function viewSwitch(page: Page, name: 'Orbit' | 'Modern'): Locator {
  return page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name });
}

/** Scrolls to the showcase and waits until it is hydrated. */
export async function comeNear(page: Page): Promise<void> {
  await viewSwitch(page, 'Orbit').scrollIntoViewIfNeeded();
  await expectHydrated(viewSwitch(page, 'Orbit'));
}

export async function openShowcase(page: Page): Promise<void> {
  await page.goto('/');
  await comeNear(page);
}

/** Expects the orbit to be rendered with WebGL. */
export async function expectSolid(page: Page): Promise<void> {
  await expect(page.locator('[data-renderer="3d"]')).toBeVisible();
}

/** Expects the orbit to be rendered with CSS and SVG. */
export async function expectFlat(page: Page): Promise<void> {
  await expect(page.locator('[data-renderer="2d"]')).toBeVisible();
}

/** Disables WebGL from the next page load on. */
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
