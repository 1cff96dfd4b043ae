import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compressFiles } from './vite/compress-files.ts';
import { renderInDevelopment } from './vite/render-in-development.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';

export default defineConfig(({ command }) => ({
  plugins: [react({ jsxImportSource: '@emotion/react' }), compressFiles(), renderInDevelopment(apiOrigin)],
  resolve: { conditions: ['@uplift/source', ...defaultClientConditions] },
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: { '/api': apiOrigin },
  },
  optimizeDeps: {
    entries: ['src/entry-client.tsx'],
    // Without this the optimiser inlines the development JSX runtime of Emotion as undefined.
    rolldownOptions: { optimization: { inlineConst: false } },
  },
  builder: {},
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/entry-client.tsx' },
      },
    },
    ssr: {
      resolve: {
        conditions: ['@uplift/source', ...defaultServerConditions],
        // One file that needs nothing but Node: the server finds it by path, not by package.
        noExternal: command === 'build' ? true : [/^@emotion\//, /^@uplift\//],
      },
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      build: {
        ssr: true,
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } },
      },
    },
  },
}));
