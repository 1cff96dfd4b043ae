import { expect, test } from '@playwright/test';
import { storybookEntries } from '../storybook-entries.ts';

const settings = [
  { name: 'light-360', theme: 'light', width: 360, forcedColors: 'none' },
  { name: 'light-1280', theme: 'light', width: 1280, forcedColors: 'none' },
  { name: 'dark-360', theme: 'dark', width: 360, forcedColors: 'none' },
  { name: 'dark-1280', theme: 'dark', width: 1280, forcedColors: 'none' },
  { name: 'forced-1280', theme: 'light', width: 1280, forcedColors: 'active' },
] as const;

/** Compares stories with the tag `visual` with the accepted screenshots in `.storybook/screenshots`. */
for (const { id, title, name: story } of storybookEntries().filter(({ tags }) => tags.includes('visual'))) {
  for (const { name, theme, width, forcedColors } of settings) {
    test(`${title} › ${story} looks as accepted, ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ forcedColors });
      await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`);
      // The screenshot shows the story after its play function.
      await page.waitForFunction(() => {
        const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
        const render = preview instanceof Object ? Reflect.get(preview, 'currentRender') : undefined;
        return render instanceof Object && Reflect.get(render, 'phase') === 'finished';
      });
      await page.evaluate(() => document.fonts.ready);
      // A sticky element has its own layer, where text may fall between two pixels.
      await page.addStyleTag({ content: 'th { position: static !important }' });
      await expect(page).toHaveScreenshot(`${id}-${name}.png`, { fullPage: true });
    });
  }
}
