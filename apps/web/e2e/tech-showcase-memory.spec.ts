import { type CDPSession, expect, test } from '@playwright/test';
import { withMotion } from './motion.ts';
import { expectSolid, openShowcase, viewSwitch } from './showcase.ts';

test.use(withMotion);

declare global {
  interface Window {
    /** The page's WebGL contexts. Weak references, so that the browser can collect them. */
    webglContexts: Set<WeakRef<WebGL2RenderingContext>>;
  }
}

/** The number of JavaScript objects that are reachable. */
async function liveObjects(session: CDPSession): Promise<number> {
  // The second collection frees what objects freed by the first one referenced.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'Object.prototype',
    objectGroup: 'heap',
  });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'heap',
  });
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'heap' });
  return Number(count.value);
}

test('switching the view leaves one WebGL context and no objects behind', async ({ page }) => {
  // Rendering may be in software: a small viewport, and more time on a busy machine.
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 400, height: 640 });
  await page.addInitScript(() => {
    window.webglContexts = new Set();
    const known = new WeakSet<WebGL2RenderingContext>();
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...parameters: unknown[]) {
        const context: unknown = Reflect.apply(getContext, this, parameters);
        if (context instanceof WebGL2RenderingContext && !known.has(context)) {
          known.add(context);
          window.webglContexts.add(new WeakRef(context));
        }
        return context;
      },
    });
  });
  await openShowcase(page);
  const session = await page.context().newCDPSession(page);

  async function switchViews(times: number): Promise<void> {
    for (let count = 0; count < times; count += 2) {
      await viewSwitch(page, 'Modern').click();
      await expect(page.locator('[data-view="modern"]')).toBeVisible();
      await viewSwitch(page, 'Orbit').click();
      await expectSolid(page);
    }
  }

  await switchViews(4);
  const before = await liveObjects(session);
  await switchViews(4);
  const after = await liveObjects(session);
  const contexts = await page.evaluate(
    () => [...window.webglContexts].filter((context) => context.deref()?.isContextLost() === false).length,
  );
  expect(contexts).toBe(1);
  await expect(page.locator('canvas')).toHaveCount(1);
  // A single leaked view would be several thousand objects.
  expect(after - before).toBeLessThan(500);
});
