import { expect, type Page } from '@playwright/test';
import { expectAllHere, type VisitLog } from './visit-log.ts';

/** Texts outside the window that no scroll container of their own can bring into view. */
function wordsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const outside: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent || parent.closest('script, style, noscript, [aria-hidden="true"]')) continue;
      // Visually hidden text has a box of one pixel.
      if (parent.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const beyond = [...range.getClientRects()].some(({ left, right }) => left < -1 || right > width + 1);
      if (beyond && !scrolls(parent)) outside.push(words);
    }
    return outside;
  });
}

interface Reading {
  name: string;
  width: number;
  height: number;
  /** The browser's font size, in pixels. */
  fontSize: number;
}

const readings: readonly Reading[] = [
  { name: 'at 320 px, which is a window of 1280 px at 400 %', width: 320, height: 256, fontSize: 16 },
  { name: 'in a window of 1280 px at 200 %', width: 640, height: 400, fontSize: 16 },
  { name: 'in a window of 1280 px with text twice as large', width: 1_280, height: 800, fontSize: 32 },
];

async function readAs(page: Page, log: VisitLog, { width, height, fontSize }: Reading): Promise<void> {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
  await expectAllHere(page, log);
}

/** Expects no horizontal scrolling in narrow windows and with large text. */
export async function expectReflow(page: Page, log: VisitLog): Promise<void> {
  for (const reading of readings) {
    await readAs(page, log, reading);
    expect(await wordsOutside(page), reading.name).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), reading.name).toBe(reading.width);
  }
}

/** Expects no horizontal scrolling on a phone. Restores the window size. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  const width = 360;
  await page.setViewportSize({ width, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(width);
  if (size) await page.setViewportSize(size);
}
