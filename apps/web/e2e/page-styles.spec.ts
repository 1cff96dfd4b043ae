import { expect, test } from '@playwright/test';
import { openHydrated } from './hydration.ts';

declare global {
  interface Window {
    /** How often a style element was removed from the document, including moves within it. */
    stylesTakenOut?: number;
  }
}

test('the style elements from the server stay in place, and no rule is added twice', async ({ page }) => {
  await page.addInitScript(() => {
    window.stylesTakenOut = 0;
    const observer = new MutationObserver((changes) => {
      for (const { removedNodes } of changes) {
        for (const node of removedNodes) {
          if (node instanceof HTMLStyleElement) window.stylesTakenOut = (window.stylesTakenOut ?? 0) + 1;
        }
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await openHydrated(page, '/about');
  expect(await page.evaluate(() => window.stylesTakenOut)).toBe(0);
  const twice = await page.evaluate(() => {
    const selectors = [...document.styleSheets].map((sheet) =>
      [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSStyleRule && /^\.u-\w+$/.test(rule.selectorText) ? rule.selectorText : [],
      ),
    );
    const [brought = [], ...added] = selectors;
    return { brought: brought.length, again: added.flat().filter((each) => brought.includes(each)) };
  });
  expect(twice.brought).toBeGreaterThan(30);
  expect(twice.again).toEqual([]);
});
