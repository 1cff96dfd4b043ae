import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { testBrowserOptions } from '../scripts/browser.ts';
import { storyDependencies } from '../scripts/story-dependencies.ts';

// Production React, as visitors get it, which is also a third faster.
process.env.NODE_ENV = 'production';

interface Selection {
  /** Only run stories with one of these tags. @default all */
  tags?: string[];
  exclude?: string[];
  setupFiles?: string[];
}

function storiesProject(name: string, { tags = [], exclude = [], setupFiles = [] }: Selection = {}) {
  return {
    resolve: { conditions: ['@uplift/source', 'module', 'browser', 'development|production'] },
    plugins: [
      react({ jsxImportSource: '@emotion/react' }),
      storybookTest({ configDir: import.meta.dirname, tags: { include: tags } }),
    ],
    optimizeDeps: {
      // Otherwise, the optimizer inlines Emotion's development JSX runtime as undefined.
      rolldownOptions: { optimization: { inlineConst: false } },
      // The compiler imports the JSX runtime.
      include: ['@emotion/react/jsx-dev-runtime', ...storyDependencies()],
    },
    test: {
      name,
      exclude: [...configDefaults.exclude, ...exclude],
      setupFiles,
      testTimeout: 60_000,
      // Loading hundreds of modules takes seconds, so files share the page that loaded them.
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

/** Folders of the showcase whose stories draw with WebGL. */
const drawn = 'orbit-view|tech-showcase|embed';

/**
 * Returns two projects: stories that draw with WebGL run last, one at a time. All pages share the browser's
 * graphics process, and an orbit rendered in software can keep another page's animations from starting for
 * seconds.
 */
function storiesProjects(name: string, selection: Selection) {
  const { exclude = [] } = selection;
  const orbit = storiesProject(`${name}-orbit`, {
    ...selection,
    exclude: [
      ...exclude,
      'apps/**',
      'packages/!(tech-showcase)/**',
      `packages/tech-showcase/src/!(${drawn})/**`,
    ],
  });
  return [
    storiesProject(name, {
      ...selection,
      exclude: [...exclude, `packages/tech-showcase/src/@(${drawn})/**`],
    }),
    { ...orbit, test: { ...orbit.test, maxWorkers: 1, sequence: { groupOrder: 1 } } },
  ];
}

const translated = join(import.meta.dirname, 'translated.ts');
const languages = join(import.meta.dirname, 'languages.ts');

/** Renders and plays every story in Chromium. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    maxWorkers: '100%',
    projects: [
      storiesProject('stories'),
      // First tier: components in use.
      storiesProject('stories-played', {
        // Storybook adds this tag to each story with a play function.
        tags: ['play-fn'],
        setupFiles: [translated],
        exclude: [
          // Rendered in software, the orbit alone would take a fifth of the time.
          'packages/tech-showcase/src/orbit-view/**',
          // Hooks, whose logic has unit tests.
          'packages/data-client/**',
          // The same calculator, embedded in third-party pages.
          'packages/roi-engine/src/embed/**',
          // Colors, type and patterns of the kit: illustrations of its tokens.
          'packages/ui/src/{foundations/,}stories/**',
          // Screens covered by end-to-end tests.
          'apps/web/**',
        ],
      }),
      // An array, because the plugin adds a single file twice.
      ...storiesProjects('stories-matrix', {
        setupFiles: [translated, join(import.meta.dirname, 'matrix.ts')],
      }),
      // Not on a translated page, whose texts no longer change.
      ...storiesProjects('stories-languages', {
        setupFiles: [languages],
        exclude: ['packages/data-client/**', 'apps/web/**'],
      }),
    ],
  },
});
