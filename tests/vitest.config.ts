import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of the whole system, from outside: each starts processes of its own. They need `pnpm build`. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  resolve: { conditions: ['@uplift/source', 'module', 'development|production'] },
  ssr: { resolve: { conditions: ['@uplift/source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'system',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/consumer/project/**', '**/node_modules/**'],
    // Their processes wait for each other, for disks and for registries, so a third one uses what the others leave idle.
    maxWorkers: 3,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
