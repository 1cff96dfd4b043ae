import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const pages = ['plain', 'uplift', 'mui', 'mantine'];

export default defineConfig({
  root: fileURLToPath(new URL('./button', import.meta.url)),
  base: './',
  resolve: {
    // The built package, as others install it, on the React and the Emotion of this project.
    alias: [
      {
        find: /^@uplift\/ui\/(.*)$/,
        replacement: fileURLToPath(new URL('../packages/ui/dist/$1/index.js', import.meta.url)),
      },
    ],
    dedupe: ['react', 'react-dom', '@emotion/react'],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir: fileURLToPath(new URL('./dist', import.meta.url)),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(
        pages.map((page) => [page, fileURLToPath(new URL(`./button/${page}.html`, import.meta.url))]),
      ),
    },
  },
});
