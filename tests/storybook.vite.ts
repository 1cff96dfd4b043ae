import { defineConfig } from 'vite';

/** Serves the built Storybook as static files. Returns 404 for a missing file. */
export default defineConfig({
  appType: 'mpa',
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1' },
});
