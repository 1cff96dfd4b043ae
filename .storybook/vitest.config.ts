import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { testBrowserOptions } from '../scripts/browser.ts';
import { storyDependencies } from '../scripts/story-dependencies.ts';

// React as visitors get it, which is also a third faster.
process.env.NODE_ENV = 'production';

function storiesProject(name: string, setupFiles: string[] = []) {
  return {
    resolve: { conditions: ['@uplift/source', 'module', 'browser', 'development|production'] },
    plugins: [
      react({ jsxImportSource: '@emotion/react' }),
      storybookTest({ configDir: import.meta.dirname }),
    ],
    optimizeDeps: {
      // Without this the optimizer inlines the development JSX runtime of Emotion as undefined.
      rolldownOptions: { optimization: { inlineConst: false } },
      // The JSX runtime is imported by the compiler.
      include: ['@emotion/react/jsx-dev-runtime', ...storyDependencies()],
    },
    test: {
      name,
      setupFiles,
      testTimeout: 60_000,
      // Loading hundreds of modules takes seconds, so files share the page that did.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: testBrowserOptions() }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

/** Every story, rendered and played in Chromium. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    maxWorkers: '100%',
    projects: [
      storiesProject('stories'),
      // A list, as the plugin adds a single file twice.
      storiesProject('stories-matrix', [join(import.meta.dirname, 'matrix.ts')]),
    ],
  },
});
