import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import { plainImports } from '../vite/plain-imports.ts';

/** Our components as the server's build has them, in a module for other frameworks: it brings everything but React itself. */
export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' }), plainImports()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    conditions: ['@uplift/source', ...defaultServerConditions],
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  ssr: {
    // They also make code for browsers of it, where no module of Node is.
    target: 'webworker',
    noExternal: true,
    external: ['react', 'react-dom'],
    resolve: { conditions: ['@uplift/source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    outDir: fileURLToPath(new URL('../../../benchmarks/page/site', import.meta.url)),
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: fileURLToPath(new URL('site-element.tsx', import.meta.url)) },
  },
});
