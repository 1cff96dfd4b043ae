import { expect, type Page } from '@playwright/test';

/** Transitions and animations that last longer than the eye needs to see them. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) > 100,
      )
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? String(effect.target?.outerHTML.slice(0, 120)) : 'unknown',
      ),
  );
}

/** Words of the page that take up room and cannot be seen, as those that wait for their entrance. */
function unseenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const unseen: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent || parent.closest('[aria-hidden="true"]')) continue;
      // An answer that is folded away comes when its question is opened.
      if (parent.closest('details:not([open])') && !parent.closest('summary')) continue;
      const shown = parent.checkVisibility({ opacityProperty: true, contentVisibilityAuto: false });
      if (parent.getClientRects().length > 0 && !shown) unseen.push(words);
    }
    return unseen;
  });
}

/** What scripts change on the page within half a second of frames, though nobody touches it. */
function changes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const seen: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target, type, attributeName } of records) {
        seen.push(`${type} ${attributeName ?? ''} of ${target.nodeName}`);
      }
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let frame = 0; frame < 30; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    observer.disconnect();
    return seen;
  });
}

/** Expects that every word of a page can be seen, once entrances have begun. */
export async function expectComplete(page: Page): Promise<void> {
  await expect.poll(() => unseenWords(page), { message: 'words that cannot be seen' }).toEqual([]);
}

/** Expects that nothing moves or changes by itself. */
export async function expectStill(page: Page): Promise<void> {
  // Code that has just come may still take its part of the page over; what moves by itself never ends.
  await expect.poll(() => moving(page), { message: 'no transition or animation runs' }).toEqual([]);
  await expect.poll(() => changes(page), { message: 'nothing changes by itself' }).toEqual([]);
}
