import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** Imports at run time that Vite leaves alone, also for Next.js, which would fail. */
const ignoredImports: Plugin = {
  name: 'ignored-imports',
  renderChunk: (code) =>
    code.replaceAll('/* @vite-ignore */', '/* @vite-ignore */ /* turbopackIgnore: true */'),
};

const entry = join(import.meta.dirname, 'site-element.tsx');
const reactPackages = /^react(?:-dom)?(?:\/|$)/;

function outDir(environment: 'browser' | 'server'): string {
  return join(import.meta.dirname, 'site', environment);
}

/**
 * Bundles our components for other frameworks: for servers into one module, for browsers into an entry and the
 * modules that pages and sections load on demand. Only React is external.
 */
export default defineConfig({
  root: join(import.meta.dirname, '../../apps/web'),
  plugins: [react({ jsxImportSource: '@emotion/react' }), ignoredImports],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    // The entry is outside apps/web, but imports packages installed there.
    dedupe: ['@emotion/react', '@uplift/data-client', 'react-router-dom'],
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  builder: {},
  // Makes the server's bundle one module. With more, the others would stream parts of the page later.
  ssr: { target: 'webworker' },
  build: { emptyOutDir: true, copyPublicDir: false },
  environments: {
    client: {
      resolve: { conditions: ['@uplift/source', ...defaultClientConditions] },
      build: {
        outDir: outDir('browser'),
        // Comments for bundlers must stay. The others minify it.
        minify: false,
        // As a library: the others preload what pages import.
        lib: { entry, formats: ['es'], fileName: 'site-element' },
        rolldownOptions: { external: reactPackages },
      },
    },
    ssr: {
      resolve: {
        conditions: ['@uplift/source', ...defaultServerConditions],
        noExternal: true,
        external: ['react', 'react-dom'],
      },
      build: { ssr: true, outDir: outDir('server'), rolldownOptions: { input: entry } },
    },
  },
});
