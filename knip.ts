import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // A type that only its own module names is still part of what that module exports: props, for instance.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Projects of their own, outside of the workspace.
  ignore: ['scripts/consumer/**', 'benchmarks/**'],
  compilers: {
    css: (text) => [...text.matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => `import '${file}';`).join('\n'),
  },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'scripts/visual/{playwright.config,visual.spec}.ts',
        'dependency-cruiser.config.ts',
      ],
      ignoreDependencies: [
        // The command `attw` of scripts/stages.
        '@arethetypeswrong/cli',
        // The command of scripts/chromatic.ts.
        'chromatic',
        // Parses TypeScript for dependency-cruiser.
        '@swc/core',
      ],
      // Of the system, where it is there: scripts/browser.ts.
      ignoreBinaries: ['chrt'],
    },
    'apps/api': {
      entry: ['bench/*.bench.ts', 'bench/bare-server.ts', 'src/database/testing/postgresql-process.ts'],
      // Of the system: who has none is told how to get it.
      ignoreBinaries: ['faketime', 'unshare', 'wrk'],
    },
    'apps/web': {
      entry: [
        'src/entry-{client,server}.tsx',
        'e2e/own-names.mjs',
        'e2e/global-setup.ts',
        'bench/site-element.{tsx,vite.ts}',
      ],
    },
    'packages/roi-engine': { entry: ['bench/*.bench.ts'] },
    'packages/tech-showcase': { entry: ['bench/*.bench.ts', 'bench/page.tsx'] },
    'packages/ui': { entry: ['bench/*.bench.ts'] },
    '.storybook': {
      entry: ['main.ts'],
      // Their stories name their dependencies through this package: scripts/story-dependencies.ts.
      ignoreDependencies: [
        '@uplift/data-client',
        '@uplift/roi-engine',
        '@uplift/tech-showcase',
        '@uplift/web',
      ],
    },
  },
};

export default config;
