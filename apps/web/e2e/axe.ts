import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const themes = ['light', 'dark'] as const;

/** As a phone and a desktop show a page. */
const widths = [360, 1280] as const;

/**
 * Everything that axe finds on a page or within a part of it, best practices included: the rule, the place, and what is
 * wrong there.
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  // Half on its way from one look to another, a colour is none of either. What is left out of the layout keeps its
  // transitions after they have ended, until it comes on the screen.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Only what is wrong is brought here from the browser: the rest takes longer on its way than axe does to look.
  return page.evaluate(async (selector) => {
    const { run }: { run: (typeof axe)['run'] } = Reflect.get(window, 'axe');
    const { violations } = await run(selector, { resultTypes: ['violations'], iframes: false });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, within);
}

/**
 * Expects that axe finds nothing on a page as it stands, and that nothing scrolls sideways, at both widths and in both
 * themes. Neither needs the page anew: a width is the window's, and a theme is attributes of the document.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await axeFindings(page), `${page.url()} at ${width} px in ${colorScheme}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(width);
  }
}
