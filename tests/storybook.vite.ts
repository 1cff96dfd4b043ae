import { defineConfig } from 'vite';

/** Serves the built Storybook as plain files: a path without a file is 404. */
export default defineConfig({
  appType: 'mpa',
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1' },
});
