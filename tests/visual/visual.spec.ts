import { expect, test } from '@playwright/test';
import { shots } from './shots.ts';

for (const { file, title, path, width, forcedColors } of shots()) {
  test(title, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    if (forcedColors) await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    // A story that plays shows how it ends.
    await page.waitForFunction(() => {
      const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      const render = preview instanceof Object ? Reflect.get(preview, 'currentRender') : undefined;
      return render instanceof Object && Reflect.get(render, 'phase') === 'finished';
    });
    await page.evaluate(() => document.fonts.ready);
    // What sticks is a layer of its own, whose letters lie between two pixels in one way or another. Here it is at home.
    await page.addStyleTag({ content: 'th { position: static !important }' });
    await expect(page).toHaveScreenshot(file, { fullPage: true });
  });
}
