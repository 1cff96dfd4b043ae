import { type CDPSession, devices, expect, type Locator, type Page, test } from '@playwright/test';
import { drawnWithin, framesDrawn, keepDrawingLog } from './drawing-log.ts';
import { expectFlat, expectSolid, openShowcase, removeWebGL, viewSwitch } from './showcase.ts';

const atom = (page: Page): Locator => page.locator('[data-renderer]');

/** The two ways to draw the atom. */
const ways = [
  { drawn: 'in 3D', prepare: keepDrawingLog, expectShown: expectSolid },
  {
    drawn: 'flat',
    prepare: async (page: Page) => {
      await keepDrawingLog(page);
      await removeWebGL(page);
    },
    expectShown: expectFlat,
  },
];

async function expectDrawing(page: Page, expectShown = expectSolid): Promise<void> {
  await expectShown(page);
  const drawn = await framesDrawn(page);
  await expect.poll(() => framesDrawn(page)).toBeGreaterThan(drawn + 2);
}

for (const { drawn: way, prepare, expectShown } of ways) {
  test.describe(`drawn ${way}`, () => {
    test('the orbit draws no frame in three seconds out of view, and goes on when it is back', async ({
      page,
    }) => {
      await prepare(page);
      await openShowcase(page);
      await atom(page).scrollIntoViewIfNeeded();
      await expectDrawing(page, expectShown);

      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(atom(page)).not.toBeInViewport();
      const { frames, drawCalls, refreshes } = await drawnWithin(page, 3);
      expect(refreshes).toBeGreaterThan(30);
      expect({ frames, drawCalls }).toEqual({ frames: 0, drawCalls: 0 });

      await atom(page).scrollIntoViewIfNeeded();
      await expectDrawing(page, expectShown);
    });

    test('the orbit draws no frame in three seconds when it is paused by its button', async ({ page }) => {
      await prepare(page);
      await openShowcase(page);
      await atom(page).scrollIntoViewIfNeeded();
      await expectDrawing(page, expectShown);
      await page.getByRole('button', { name: 'Pause animation' }).click();
      // Where no item can come under the pointer.
      await page.mouse.move(1, 1);
      const { frames, drawCalls, refreshes } = await drawnWithin(page, 3);
      expect(refreshes).toBeGreaterThan(30);
      expect({ frames, drawCalls }).toEqual({ frames: 0, drawCalls: 0 });
      await page.getByRole('button', { name: 'Play animation' }).click();
      await expectDrawing(page, expectShown);
    });

    for (const { width, rate } of [
      { width: 767, rate: 30 },
      { width: 768, rate: 60 },
    ]) {
      test(`a screen of ${width} px gets ${rate} frames a second`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await prepare(page);
        await openShowcase(page);
        await atom(page).scrollIntoViewIfNeeded();
        await expectDrawing(page, expectShown);
        await page.getByRole('button', { name: 'Pause animation' }).click();
        await page.clock.install();
        await page.getByRole('button', { name: 'Play animation' }).click();
        // From here on time is the test's own: 62.5 refreshes a second, however slow this machine draws.
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
        await page.clock.runFor(1000);
        const drawn = await framesDrawn(page);
        await page.clock.runFor(4000);
        const frames = (await framesDrawn(page)) - drawn;
        expect(frames / 4).toBeGreaterThan(rate - 2);
        expect(frames / 4).toBeLessThan(rate + 1);
      });
    }
  });
}

/** Script memory that is really in use. */
async function usedHeap(session: CDPSession): Promise<{ bytes: number; objects: number }> {
  // What the first collection lets go of may hold what only the second one finds.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
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
  return { bytes: usedSize, objects: Number(count.value) };
}

test('after fifty switches of the view there is one WebGL context, and the heap is flat', async ({
  page,
}) => {
  test.setTimeout(300_000);
  // A small picture: software draws it here.
  await page.setViewportSize({ width: 400, height: 640 });
  await keepDrawingLog(page);
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

  await switchViews(10);
  await expectDrawing(page);
  const before = await usedHeap(session);
  await switchViews(50);
  await expectDrawing(page);
  const after = await usedHeap(session);
  expect(await page.evaluate(() => window.drawingLog.liveContexts())).toBe(1);
  await expect(page.locator('canvas')).toHaveCount(1);
  // A single view left behind would be some thousand objects. Bytes grow a little as code is compiled better.
  expect(after.objects - before.objects).toBeLessThan(500);
  expect(after.bytes / before.bytes).toBeLessThan(1.15);
});

test('a row of Modern stops under the pointer and around the focus, and goes on afterwards', async ({
  page,
}) => {
  await openShowcase(page);
  await viewSwitch(page, 'Modern').click();
  const view = page.locator('[data-view="modern"]');
  const tracks = view.locator('[data-moving="true"] [data-part="track"]');
  const states = () =>
    tracks.evaluateAll((all) => all.map((track) => getComputedStyle(track).animationPlayState));
  await expect(tracks.first()).toBeVisible();
  // Where the first card of the first row stands.
  const place = () => tracks.first().evaluate((track) => track.getBoundingClientRect().x);
  const start = await place();
  await expect.poll(place).not.toBe(start);
  const running = (await states()).map(() => 'running');
  const firstStopped = running.with(0, 'paused');
  expect(running.length).toBeGreaterThan(1);
  await expect.poll(states).toEqual(running);

  await view.locator('[data-moving="true"]').first().hover();
  await expect.poll(states).toEqual(firstStopped);
  const stopped = await place();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(await place()).toBe(stopped);
  await page.mouse.move(1, 1);
  await expect.poll(states).toEqual(running);

  await view.locator('[data-moving="true"]').first().getByRole('link').first().focus();
  await expect.poll(states).toEqual(firstStopped);
});

test.describe('with a finger', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('up and down scrolls the page, sideways turns the atom', async ({ page }) => {
    await openShowcase(page);
    // No click: the mouse would stay there, and point at whatever is scrolled under it.
    await page.getByRole('button', { name: 'Pause animation' }).tap();
    const surface = page.getByRole('slider', { name: 'Rotation of the atom' });
    await surface.scrollIntoViewIfNeeded();
    const item = page.locator('[data-item="0"]');
    const pose = () => item.evaluate((element) => element.style.transform);
    const session = await page.context().newCDPSession(page);
    const swipe = async (byX: number, byY: number): Promise<void> => {
      const box = await surface.boundingBox();
      if (!box) throw new Error('The atom takes no room.');
      const touch = (share: number) => [
        { x: box.x + box.width / 2 + byX * share, y: box.y + box.height / 2 + byY * share },
      ];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touch(0) });
      for (let step = 1; step <= 10; step += 1) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touch(step / 10) });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const scrolled = () => page.evaluate(() => window.scrollY);
    // What is thrown glides on for a while, and so does a page.
    const atRest = async () => {
      let now = { pose: await pose(), scrolled: await scrolled() };
      await expect
        .poll(
          async () => {
            const before = now;
            now = { pose: await pose(), scrolled: await scrolled() };
            return before.pose === now.pose && before.scrolled === now.scrolled;
          },
          { intervals: [300] },
        )
        .toBe(true);
      return now;
    };

    const start = await atRest();
    await swipe(-120, 0);
    await expect.poll(pose).not.toBe(start.pose);
    const turned = await atRest();
    expect(turned.scrolled).toBe(start.scrolled);

    await swipe(0, -200);
    await expect.poll(scrolled).toBeGreaterThan(start.scrolled + 100);
    const moved = await atRest();
    expect(moved.pose).toBe(turned.pose);
  });
});
