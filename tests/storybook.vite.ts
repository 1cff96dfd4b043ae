import { defineConfig } from 'vite';

/** Serves the built Storybook in a folder, as the site does. Returns 404 for a missing file. */
export default defineConfig({
  appType: 'mpa',
  base: '/storybook/',
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1' },
});
