import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Expects that axe finds nothing on a page as it is, best practices included. Once for a page is enough: stories check
 * every component on a phone in the dark theme too, and `contrast.test.ts` the colors of each theme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Colors in transition are not those of the theme.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
  );
  await page.evaluate(axe.source);
  const findings = await page.evaluate(async () => {
    const { run }: { run: (typeof axe)['run'] } = Reflect.get(window, 'axe');
    const { violations } = await run('html', { resultTypes: ['violations'], iframes: false });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  });
  expect(findings, page.url()).toEqual([]);
}
