import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { plainImports } from '../../apps/web/vite/plain-imports.ts';

/** Imports at run time that Vite leaves alone, also for Next.js, which would fail. */
const ignoredImports: Plugin = {
  name: 'ignored-imports',
  renderChunk: (code) =>
    code.replaceAll('/* @vite-ignore */', '/* @vite-ignore */ /* turbopackIgnore: true */'),
};

/** Bundles our components, as built for the server, into one module for others. Only React is external. */
export default defineConfig({
  root: join(import.meta.dirname, '../../apps/web'),
  plugins: [react({ jsxImportSource: '@emotion/react' }), plainImports(), ignoredImports],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    conditions: ['@uplift/source', ...defaultServerConditions],
    // The entry is outside apps/web, but imports packages installed there.
    dedupe: ['@emotion/react', '@uplift/data-client', 'react-router-dom'],
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  ssr: {
    // The others also bundle it for browsers, which have no Node modules.
    target: 'webworker',
    noExternal: true,
    external: ['react', 'react-dom'],
    resolve: { conditions: ['@uplift/source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    outDir: join(import.meta.dirname, 'site'),
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: join(import.meta.dirname, 'site-element.tsx') },
  },
});
