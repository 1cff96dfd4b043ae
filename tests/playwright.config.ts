import { defineConfig } from '@playwright/test';
import { testBrowserOptions } from '../scripts/browser.ts';

const port = Number(process.env.STORYBOOK_PORT || 6007);
const baseURL = `http://127.0.0.1:${port}/storybook/`;
const { args, ...browser } = testBrowserOptions();

/** Tests of the built Storybook, served as static files. Requires `pnpm build:storybook`. */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../test-results/storybook',
  reporter: [['line'], ['html', { outputFolder: '../test-results/visual-report', open: 'never' }]],
  workers: 2,
  timeout: 120_000,
  snapshotPathTemplate: '../.storybook/screenshots/{arg}{ext}',
  expect: {
    timeout: 15_000,
    // Anti-aliasing differs slightly between machines. A pixel count, because most of a screenshot is empty.
    toHaveScreenshot: { maxDiffPixels: 40, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    baseURL,
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { ...browser, args: [...args, '--font-render-hinting=none'] },
  },
  projects: [
    { name: 'storybook', testMatch: ['storybook.spec.ts', 'storybook-path.spec.ts'] },
    {
      name: 'visual',
      testMatch: 'visual/visual.spec.ts',
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: {
    command: `vite preview --config=tests/storybook.vite.ts --port=${port} --strictPort`,
    cwd: '..',
    url: baseURL,
  },
});
