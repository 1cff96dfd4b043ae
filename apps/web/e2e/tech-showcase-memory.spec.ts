import { type CDPSession, expect, test } from '@playwright/test';
import { withMotion } from './motion.ts';
import { expectSolid, openShowcase, viewSwitch } from './showcase.ts';

test.use(withMotion);

declare global {
  interface Window {
    /** Every WebGL context that the page made, unless the browser took it back. */
    webglContexts: Set<WeakRef<WebGL2RenderingContext>>;
  }
}

/** Script objects that are really in use. */
async function liveObjects(session: CDPSession): Promise<number> {
  // What the first collection lets go of may hold what only the second one finds.
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
  // Software may draw each picture: a small one, and more time on a busy machine.
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
  // A single view left behind would be some thousand objects.
  expect(after - before).toBeLessThan(500);
});
