import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { testBrowserOptions } from './scripts/browser.ts';
import { storyDependencies } from './scripts/story-dependencies.ts';

const conditions = ['@uplift/source', 'module', 'development|production'];

/** What Node itself looks for: the server is not bundled. */
const serverConditions = ['@uplift/source', 'development|production'];

const reactSupport = {
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  optimizeDeps: {
    // Without this the optimiser inlines the development JSX runtime of Emotion as undefined.
    rolldownOptions: { optimization: { inlineConst: false } },
    // The JSX runtime is imported by the compiler.
    include: ['@emotion/react/jsx-dev-runtime', ...storyDependencies()],
  },
};

/** Whether to run what belongs to `pnpm test:full`. */
const heavy = process.env.HEAVY === '1';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        ...reactSupport,
        resolve: { conditions },
        ssr: { resolve: { conditions: [...conditions, 'node'] } },
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: heavy ? [] : ['**/*.heavy.test.ts'],
          testTimeout: 30_000,
        },
      },
      ...(['pglite', 'postgresql'] as const).map((engine) => ({
        resolve: { conditions: serverConditions },
        ssr: { resolve: { conditions: [...serverConditions, 'node'] } },
        test: {
          name: `api-${engine}`,
          include: ['apps/api/src/**/*.test.ts'],
          exclude: [
            // What one of them alone can tell, such as the plans of a server's queries, or is the same on both.
            `**/*.${engine === 'pglite' ? 'postgresql' : 'pglite'}.*test.ts`,
            ...(heavy ? [] : ['**/*.heavy.test.ts']),
          ],
          env: { TEST_DATABASE_ENGINE: engine },
          globalSetup: `apps/api/src/database/testing/${engine === 'postgresql' ? 'postgresql-server' : 'pglite-template'}.ts`,
          // Files share what they import, and nothing else. With a process for each, which imports all of the server
          // anew, a run takes almost twice as long.
          isolate: false,
          // Heavy ones start many processes, and run beside others.
          testTimeout: heavy ? 300_000 : 60_000,
          hookTimeout: 120_000,
        },
      })),
      {
        ...reactSupport,
        resolve: { conditions: [...conditions, 'browser'] },
        plugins: [...reactSupport.plugins, storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // A list: the plugin would add one that is alone once more, and each story would be looked at twice.
          setupFiles: ['.storybook/surroundings.ts'],
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: testBrowserOptions() }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
});
