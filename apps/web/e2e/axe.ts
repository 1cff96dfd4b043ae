import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Everything that axe finds on a page, best practices included: the rule, the element, and the failure. */
async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  // Half on its way from one look to another, a colour is none of either. What is left out of the layout keeps its
  // transitions after they have ended, until it comes on the screen.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Only what is wrong is brought here from the browser: the rest takes longer on its way than axe does to look.
  return page.evaluate(async (only) => {
    const { run }: { run: (typeof axe)['run'] } = Reflect.get(window, 'axe');
    const { violations } = await run('html', {
      resultTypes: ['violations'],
      iframes: false,
      ...(only && { runOnly: only }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
}

/**
 * Expects that axe finds nothing on a page as it is, on a phone in the dark theme and on a desktop in both, and that
 * nothing scrolls sideways. Neither needs a reload: a width is the window's, and a theme is attributes of the document.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { width, colorScheme, rules } of [
    { width: 360, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
    // At one width the themes differ in colours alone.
    { width: 1280, colorScheme: 'dark', rules: ['color-contrast'] },
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const name = `${page.url()} at ${width} px in ${colorScheme}`;
    expect(await axeFindings(page, rules && [...rules]), name).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
  }
}
