import { expect, test } from '@playwright/test';
import { expectHydrated } from './hydration.ts';

test('a page asks for its code when its first frame is on the screen, and not before', async ({ page }) => {
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

test('an answer names the fonts of its page before the page itself', async ({ request }) => {
  const answer = await request.get('/about');
  const inHeader = [...(answer.headers().link ?? '').matchAll(/<(\S+?)>; rel=preload; as=font;/g)];
  const inHead = [...(await answer.text()).matchAll(/<link rel="preload" href="(\S+?)" as="font"/g)];
  const addresses = inHeader.map(([, address = '']) => address);
  expect(addresses).toHaveLength(2);
  expect(addresses).toEqual(inHead.map(([, address]) => address));
  for (const address of addresses)
    expect((await request.get(address)).headers()['content-type']).toBe('font/woff2');
});
