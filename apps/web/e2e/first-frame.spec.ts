import { expect, test } from '@playwright/test';
import { expectHydrated } from './hydration.ts';

test('a page asks for its code when its first frame is on the screen, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(() => {
    const nextFrame = window.requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    Object.assign(window, {
      showFirstFrame: () => {
        window.requestAnimationFrame = nextFrame;
        waiting.forEach(nextFrame);
      },
    });
  });
  await page.goto('/about');
  expect(scripts).toEqual([]);
  await page.evaluate(() => Reflect.get(window, 'showFirstFrame')());
  await expectHydrated(page.getByRole('main'));
  expect(scripts).not.toEqual([]);
});
