import { expect, test } from '@playwright/test';
import { storybookEntries } from '../storybook-entries.ts';

interface Setting {
  name: string;
  theme: 'light' | 'dark';
  width: number;
  /** @default the brand of the kit */
  brand?: string;
  forcedColors?: 'active';
}

const settings: readonly Setting[] = [
  { name: 'light-360', theme: 'light', width: 360 },
  { name: 'light-1280', theme: 'light', width: 1280 },
  { name: 'dark-360', theme: 'dark', width: 360 },
  { name: 'dark-1280', theme: 'dark', width: 1280 },
  { name: 'forced-1280', theme: 'light', width: 1280, forcedColors: 'active' },
];

const settingsOfBrand: readonly Setting[] = [
  { name: 'harbor-light-360', theme: 'light', width: 360, brand: 'harbor' },
  { name: 'harbor-light-1280', theme: 'light', width: 1280, brand: 'harbor' },
  { name: 'harbor-dark-1280', theme: 'dark', width: 1280, brand: 'harbor' },
];

/** Stories that are also shown in the second brand. */
const branded = [
  'components-actions-button--sizes',
  'components-data-card--default',
  'components-data-chart--bars-before-and-after',
  'components-data-datatable--default',
  'components-navigation-tabs--default',
  'foundations-theme--nested',
  'patterns-form--with-problems',
];

/** Compares stories with the tag `visual` with the accepted screenshots in `.storybook/screenshots`. */
for (const { id, title, name: story } of storybookEntries().filter(({ tags }) => tags.includes('visual'))) {
  const all = branded.includes(id) ? [...settings, ...settingsOfBrand] : settings;
  for (const { name, theme, width, brand = 'uplift', forcedColors = 'none' } of all) {
    test(`${title} › ${story} looks as accepted, ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ forcedColors });
      await page.goto(`iframe.html?viewMode=story&id=${id}&globals=theme:${theme};brand:${brand}`);
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
