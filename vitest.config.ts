import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const conditions = ['@uplift/source', 'module', 'development|production'];

/** Conditions that Node itself resolves: the server isn't bundled. */
const serverConditions = ['@uplift/source', 'development|production'];

/** How long a test waits for an expectation, also on a busy machine. The default is a second. */
const patience = { timeout: 15_000 };

function unitProject(
  name: string,
  test: {
    include: string[];
    exclude?: string[];
    environment: 'node' | 'jsdom';
    setupFiles?: string[];
    isolate?: boolean;
    pool?: 'threads' | 'vmThreads';
  },
) {
  return {
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    resolve: { conditions },
    ssr: { resolve: { conditions: [...conditions, 'node'] } },
    test: {
      pool: 'threads' as const,
      ...test,
      name,
      testTimeout: 30_000,
      hookTimeout: 60_000,
      expect: { poll: patience },
    },
  };
}

const domSetup = ['vitest.dom-setup.ts'];

/** Tests that need a DOM. */
const domTests = ['*.test.tsx', '*.dom.test.ts'];

/** Tests of PostgreSQL-only behavior. */
const postgresqlTests = 'apps/api/src/**/*.postgresql.test.ts';

/**
 * Server tests that depend on the database engine: their own SQL, locks, LISTEN, query plans, pools, backups.
 */
const engineTests = [
  postgresqlTests,
  'apps/api/src/{backup,database,jobs,observability}/**/*.test.ts',
  'apps/api/src/modules/{agenda,audit-log,client-errors,content-version,erasure,idempotency-keys,leads,live,messages,page-views,sessions,shared-limits,webhooks}/*.test.ts',
];

/** Background work of the API: part of `pnpm test:full`, most of it on both engines. */
const backgroundTests = [
  'apps/api/src/{backup,database,files,jobs}/**/*.test.ts',
  'apps/api/src/modules/{live/live,shared-limits/shared-limits,webhooks/webhooks}.test.ts',
];

/** Tests that start many servers or processes, seed a company, or take minutes: part of `pnpm test:full`. */
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
      // Importing the server takes seconds, so files share the worker that imported it.
      isolate: false,
      hookTimeout: 120_000,
      expect: { poll: patience },
    },
  };
}

/*
 * One worker per core keeps the machine busy. For tests that wait for processes, disks and registries,
 * `package.json` sets three workers, so that one uses the time that others spend waiting.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      unitProject('unit', {
        include: ['{packages/*,apps/web}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        exclude: [...configDefaults.exclude, '**/*.dom.test.ts'],
        environment: 'node',
        // Pure modules that files can share.
        isolate: false,
      }),
      unitProject('dom', {
        include: domTests.map((file) => `{packages/!(data-client),apps/web}/src/**/${file}`),
        environment: 'jsdom',
        setupFiles: domSetup,
        // Each file has its own window in a shared worker: three times as fast as a worker per file.
        pool: 'vmThreads',
      }),
      unitProject('dom-data-client', {
        // In such a window, the errors of Node's `fetch` are not instances of `TypeError`.
        include: domTests.map((file) => `packages/data-client/src/**/${file}`),
        environment: 'jsdom',
        setupFiles: domSetup,
      }),
      serverProject('api', 'pglite', {
        include: ['apps/api/src/**/*.test.ts'],
        exclude: [heavyTests, postgresqlTests, ...backgroundTests],
        testTimeout: 60_000,
      }),
      serverProject('api-background', 'pglite', {
        include: backgroundTests,
        exclude: [heavyTests, postgresqlTests],
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
        include: ['apps/api/src/**/*.postgresql.heavy.test.ts', 'apps/api/src/kill.heavy.test.ts'],
        exclude: [],
        testTimeout: 300_000,
      }),
      // End-to-end tests of the whole system. Need `pnpm build`.
      {
        resolve: { conditions },
        ssr: { resolve: { conditions: [...conditions, 'node'] } },
        test: {
          name: 'system',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/consumer/project/**'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: patience },
        },
      },
    ],
  },
});
