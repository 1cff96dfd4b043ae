import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // A type that only its own module uses may still be part of that module's exports: props, for instance.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // knip looks for the module itself; it has only the entries of a JSX runtime.
  ignoreUnresolved: ['#layered'],
  // Separate projects outside the workspace.
  ignore: ['tests/{consumer/project,frameworks/sites}/**', 'benchmarks/**'],
  compilers: {
    css: (text) => [...text.matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => `import '${file}';`).join('\n'),
  },
  workspaces: {
    '.': {
      entry: ['scripts/*.ts', 'tests/*.ts', 'tests/{consumer,frameworks,quickstart,visual}/*.{test,spec}.ts'],
      ignoreDependencies: [
        // Parses TypeScript for dependency-cruiser.
        '@swc/core',
        // Vite resolves the setup file and the dependencies of stories from the root.
        '@storybook/addon-vitest',
        '@uplift/storybook',
      ],
    },
    'packages/ui': {
      // A peer that only tests/frameworks installs.
      ignoreDependencies: ['next'],
    },
    'apps/api': {
      entry: [
        'src/database/testing/postgresql-process.ts',
        // Used by benchmarks/client-work.
        'src/database/testing/fill-client-work.ts',
      ],
      // System programs. An error explains how to install them.
      ignoreBinaries: ['faketime', 'unshare'],
    },
    'apps/web': {
      entry: [
        'src/hydration/entry-client.tsx',
        'src/ssr/entry-server.tsx',
        'e2e/own-names.mjs',
        'e2e/global-setup.ts',
      ],
    },
    '.storybook': {
      entry: ['main.ts', 'manager.ts'],
      // Their stories name their dependencies through this package: scripts/story-dependencies.ts.
      ignoreDependencies: [
        '@uplift/api',
        '@uplift/data-client',
        '@uplift/web',
        // Only code blocks of READMEs import these.
        '@hookform/resolvers',
        'react-hook-form',
        'valibot',
      ],
    },
  },
};

export default config;
