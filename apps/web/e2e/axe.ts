import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Expects that a page passes axe as it is, best practices included. One run per page is enough: stories also
 * check every component on a phone in the dark theme, and `contrast.test.ts` checks the colors of each theme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // During a transition, colors aren't those of the theme.
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
