import { expect, test } from '@playwright/test';
import { expectHydrated } from './hydration.ts';

test('a page loads its code only after its first frame', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(() => {
    const { PerformanceObserver: Observer, requestAnimationFrame: nextFrame } = window;
    const waiting: (() => void)[] = [];
    // Delays the first paint: holds back frames and paint entries.
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
