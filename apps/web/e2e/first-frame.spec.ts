import { expect, test } from '@playwright/test';
import { expectHydrated } from './hydration.ts';

test('a page loads its code after its first frame is on the screen', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(() => {
    const { PerformanceObserver: Observer, requestAnimationFrame: nextFrame } = window;
    const waiting: (() => void)[] = [];
    // Nothing is painted, and the page is told of no frame.
    window.requestAnimationFrame = (callback) => waiting.push(() => nextFrame(callback));
    window.PerformanceObserver = class extends Observer {
      override observe(options: PerformanceObserverInit): void {
        if (options.type === 'paint') waiting.push(() => super.observe(options));
        else super.observe(options);
      }
    };
    Object.assign(window, {
      showFirstFrame: () => {
        window.requestAnimationFrame = nextFrame;
        for (const go of waiting) go();
      },
    });
  });
  await page.goto('/about');
  expect(scripts).toEqual([]);
  await page.evaluate(() => Reflect.get(window, 'showFirstFrame')());
  await expectHydrated(page.getByRole('main'));
  expect(scripts).not.toEqual([]);
});
