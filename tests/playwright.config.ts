import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../browser.ts';
import { reportDirectory, resultDirectory, shotDirectory } from './shots.ts';

export default defineConfig({
  testDir: '.',
  testMatch: 'visual.spec.ts',
  outputDir: resultDirectory,
  reporter: [['line'], ['html', { outputFolder: reportDirectory, open: 'never' }]],
  snapshotPathTemplate: `${shotDirectory}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Edges of letters and curves differ a little from one machine to the next. A count, as most of a picture is empty.
    toHaveScreenshot: { maxDiffPixels: 40, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    baseURL: process.env.STORYBOOK_URL ?? '',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserArguments, '--font-render-hinting=none'],
    },
  },
});
