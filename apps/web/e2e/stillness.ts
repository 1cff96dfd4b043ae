import { expect, type Page } from '@playwright/test';

/** Running transitions and animations of more than 100 ms, long enough to be seen. */
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

/** Texts that take up space but are invisible, such as those waiting for an entrance animation. */
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
      // Inert pictures of the product show one of their panels at a time.
      if (!words || !parent || parent.closest('[aria-hidden="true"], [inert]')) continue;
      // Answers are hidden until their question is opened.
      if (parent.closest('details:not([open])') && !parent.closest('summary')) continue;
      const shown = parent.checkVisibility({ opacityProperty: true, contentVisibilityAuto: false });
      if (parent.getClientRects().length > 0 && !shown) unseen.push(words);
    }
    return unseen;
  });
}

/** Changes by scripts within 30 frames (half a second) without interaction. */
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

/** Expects that every text of a page is visible, once entrance animations have started. */
export async function expectComplete(page: Page): Promise<void> {
  await expect.poll(() => unseenWords(page), { message: 'words that cannot be seen' }).toEqual([]);
}

/** Expects that nothing moves or changes automatically. */
export async function expectStill(page: Page): Promise<void> {
  // Polls, because code that has just loaded may still be hydrating. Endless changes never pass.
  await expect.poll(() => moving(page), { message: 'no transition or animation runs' }).toEqual([]);
  await expect.poll(() => changes(page), { message: 'nothing changes without input' }).toEqual([]);
}
