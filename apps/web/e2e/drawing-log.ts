import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Kept by the test: what the page drew. */
    drawingLog: {
      /** How often a new picture was begun, with WebGL or flat. */
      frames: number;
      drawCalls: number;
      /** Contexts that the page made and the browser has not taken back. */
      liveContexts: () => number;
    };
  }
}

/** Keeps a log, from the next page on, of what is drawn. */
export async function keepDrawingLog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const contexts = new Set<WeakRef<WebGL2RenderingContext>>();
    const known = new WeakSet<WebGL2RenderingContext>();
    const log: Window['drawingLog'] = {
      frames: 0,
      drawCalls: 0,
      liveContexts: () =>
        [...contexts].filter((context) => context.deref()?.isContextLost() === false).length,
    };
    window.drawingLog = log;

    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...parameters: unknown[]) {
        const context: unknown = Reflect.apply(getContext, this, parameters);
        if (context instanceof WebGL2RenderingContext && !known.has(context)) {
          known.add(context);
          contexts.add(new WeakRef(context));
        }
        return context;
      },
    });

    const prototype = WebGL2RenderingContext.prototype;
    const { clear } = prototype;
    prototype.clear = function countedClear(mask) {
      log.frames += 1;
      clear.call(this, mask);
    };
    // Flat, each picture begins with the first ring.
    const { setAttribute } = SVGPathElement.prototype;
    SVGPathElement.prototype.setAttribute = function counted(name, value) {
      if (this.dataset.ring === '0' && this.dataset.half === 'back') log.frames += 1;
      setAttribute.call(this, name, value);
    };
    for (const name of [
      'drawArrays',
      'drawElements',
      'drawArraysInstanced',
      'drawElementsInstanced',
    ] as const) {
      const draw = prototype[name];
      Object.assign(prototype, {
        [name](this: WebGL2RenderingContext, ...parameters: unknown[]) {
          log.drawCalls += 1;
          return Reflect.apply(draw, this, parameters);
        },
      });
    }
  });
}

export const framesDrawn = (page: Page): Promise<number> => page.evaluate(() => window.drawingLog.frames);

/** What was drawn in some seconds, and how often the screen was refreshed meanwhile: a page that sleeps proves nothing. */
export function drawnWithin(
  page: Page,
  seconds: number,
): Promise<{ frames: number; drawCalls: number; refreshes: number }> {
  return page.evaluate(async (milliseconds) => {
    const refresh = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    // What watches the page is told with the next frame, and acts before the one after it.
    await refresh();
    const start = await refresh();
    const { frames, drawCalls } = window.drawingLog;
    let refreshes = 0;
    while ((await refresh()) - start < milliseconds) refreshes += 1;
    return {
      frames: window.drawingLog.frames - frames,
      drawCalls: window.drawingLog.drawCalls - drawCalls,
      refreshes,
    };
  }, seconds * 1000);
}
