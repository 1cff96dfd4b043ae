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

function unitProject(
  name: string,
  test: { include: string[]; exclude?: string[]; environment: 'node' | 'jsdom'; isolate?: boolean },
) {
  return {
    ...reactSupport,
    resolve: { conditions },
    ssr: { resolve: { conditions: [...conditions, 'node'] } },
    test: { ...test, name, pool: 'threads' as const, testTimeout: 30_000, hookTimeout: 60_000 },
  };
}

/** Tests of the server that depend on the engine: SQL of its own, locks, LISTEN, query plans, pools, backups. */
const engineTests = [
  'apps/api/src/**/*.postgresql.test.ts',
  'apps/api/src/{backup,database,jobs}/**/*.test.ts',
  'apps/api/src/modules/{agenda,audit-log,client-errors,content-version,idempotency-keys,leads,live,messages,page-views,sessions,shared-limits,stored-answers,webhooks}/*.test.ts',
];

/** Tests that start many processes or take minutes: part of `pnpm test:full`. */
const heavyTests = 'apps/api/src/**/*.heavy.test.ts';

function serverProject(
  name: string,
  engine: 'pglite' | 'postgresql',
  test: { include: string[]; exclude: string[]; testTimeout: number },
) {
  return {
    resolve: { conditions: serverConditions },
    ssr: { resolve: { conditions: [...serverConditions, 'node'] } },
    test: {
      ...test,
      name,
      env: { TEST_DATABASE_ENGINE: engine },
      globalSetup: `apps/api/src/database/testing/${engine === 'postgresql' ? 'postgresql-server' : 'pglite-template'}.ts`,
      // Importing the server takes seconds, so files share the worker that did.
      isolate: false,
      hookTimeout: 120_000,
    },
  };
}

function storiesProject(name: string, setupFiles: string[] = []) {
  return {
    ...reactSupport,
    resolve: { conditions: [...conditions, 'browser'] },
    plugins: [...reactSupport.plugins, storybookTest({ configDir: '.storybook' })],
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

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      unitProject('unit', {
        include: ['{packages/*,apps/web,.}/{src,scripts}/**/*.test.ts'],
        exclude: ['**/*.dom.test.ts'],
        environment: 'node',
        // Pure modules, which files can share.
        isolate: false,
      }),
      unitProject('dom', {
        include: ['{packages/*,apps/web}/src/**/*.test.tsx', '{packages/*,apps/web}/src/**/*.dom.test.ts'],
        environment: 'jsdom',
      }),
      serverProject('api', 'pglite', {
        include: ['apps/api/src/**/*.test.ts'],
        exclude: [heavyTests, 'apps/api/src/**/*.postgresql.test.ts'],
        testTimeout: 60_000,
      }),
      serverProject('api-heavy', 'pglite', {
        include: [heavyTests],
        exclude: ['apps/api/src/**/*.postgresql.heavy.test.ts'],
        testTimeout: 300_000,
      }),
      serverProject('api-postgresql', 'postgresql', {
        include: engineTests,
        exclude: [heavyTests, '**/*.pglite.test.ts'],
        testTimeout: 60_000,
      }),
      serverProject('api-postgresql-heavy', 'postgresql', {
        include: [
          'apps/api/src/**/*.postgresql.heavy.test.ts',
          'apps/api/src/{kill,kill-before-delivery,main}.heavy.test.ts',
        ],
        exclude: [],
        testTimeout: 300_000,
      }),
      storiesProject('stories'),
      // A list, as the plugin adds a single file twice.
      storiesProject('stories-matrix', ['.storybook/matrix.ts']),
    ],
  },
});
