import { expect, type Page, test } from '@playwright/test';
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

/** Opens a story, and waits until its play function has ended. */
async function open(page: Page, id: string, theme: Setting['theme'], brand = 'uplift'): Promise<void> {
  await page.goto(`iframe.html?viewMode=story&id=${id}&globals=theme:${theme};brand:${brand}`);
  await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const render = preview instanceof Object ? Reflect.get(preview, 'currentRender') : undefined;
    return render instanceof Object && Reflect.get(render, 'phase') === 'finished';
  });
  await page.evaluate(() => document.fonts.ready);
}

const tagged = (tag: string) =>
  storybookEntries().filter(({ type, tags }) => type === 'story' && tags.includes(tag));

/** Compares stories with the tag `visual` with the accepted screenshots in `.storybook/screenshots`. */
for (const { id, title, name: story } of tagged('visual')) {
  const all = branded.includes(id) ? [...settings, ...settingsOfBrand] : settings;
  for (const { name, theme, width, brand, forcedColors = 'none' } of all) {
    test(`${title} › ${story} looks as accepted, ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ forcedColors });
      await open(page, id, theme, brand);
      // A sticky element has its own layer, where text may fall between two pixels.
      await page.addStyleTag({ content: 'th { position: static !important }' });
      await expect(page).toHaveScreenshot(`${id}-${name}.png`, { fullPage: true });
    });
  }
}

/** In milliseconds from the start of the movement. */
const moments = [0, 300, 900, 1_600, 3_200];

const settingsOfFrames: readonly Setting[] = [
  { name: 'light-360', theme: 'light', width: 360 },
  { name: 'light-1440', theme: 'light', width: 1440 },
  { name: 'dark-360', theme: 'dark', width: 360 },
  { name: 'dark-1440', theme: 'dark', width: 1440 },
];

const height = 900;

/**
 * Waits until the page knows what is in view, which its clock doesn't drive. Observers are notified in the
 * order of their creation.
 */
async function observe(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(document.body);
      }),
  );
}

/** Compares moments of stories with the tag `frames`, which move once. */
for (const { id, title, name: story } of tagged('frames')) {
  for (const { name, theme, width } of settingsOfFrames) {
    test(`${title} › ${story} moves as accepted, ${name}`, async ({ page }) => {
      // Without a graphics processor, a picture of the orbit takes seconds.
      test.slow();
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install({ time: 0 });
      await open(page, id, theme);
      await observe(page);
      await page.clock.pauseAt(600_000);
      // By default, the page scrolls smoothly, in real time.
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      // Movements start when they are seen.
      await observe(page);
      let now = 0;
      for (const moment of moments) {
        await page.clock.runFor(moment - now);
        now = moment;
        // The clock of the page doesn't drive CSS animations. Unless paused, they move until the screenshot.
        await page.evaluate((currentTime) => {
          for (const animation of document.getAnimations()) {
            animation.pause();
            animation.currentTime = currentTime;
          }
        }, moment);
        await expect(page).toHaveScreenshot(`${id}-${name}-${moment}.png`, { animations: 'allow' });
      }
    });
  }
}
