import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compressFiles } from './vite/compress-files.ts';
import { plainImports } from './vite/plain-imports.ts';
import { productionRouter } from './vite/production-router.ts';
import { renderInDevelopment } from './vite/render-in-development.ts';
import { resourceDownloads } from './vite/resource-downloads.ts';
import { watchPackages } from './vite/watch-packages.ts';

/**
 * Files that pages share. A few larger ones compress better than many small ones, and what no visitor needs at first
 * stays out of those that every page starts with: these are therefore listed.
 */
const sharedChunks = [
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|swr(?!\/dist\/mutation)|dequal|@emotion\/[\w-]+|stylis)\//,
    priority: 3,
  },
  {
    name: 'site',
    test: new RegExp(
      [
        '/web/src/(?:app/(?:routes|find-page|page-route|page-head|retriable-lazy|site-context)|app/error-reporting/error-report|content/(?:brand|labels))\\.',
        '/web/src/(?:app/navigation/update-search-params|hydration/(?:lazy-section|event-replay|hydration|needs-script)|ssr/bootstrap-data|auth/session/signed-in-marker|auth/sign-out/tab-storage)',
        '/data-client/src/contract/(?:endpoint|is-record)\\.',
        '/data-client/src/http/(?:api-error|read-answer|service-origins)\\.',
        '/data-client/src/swr/(?:content|data-provider|freshness|identity-paths|retry|session-presence|turns|use-preload|use-public-read)\\.',
        '/ui/src/(?:button/button\\.styles|error-boundary|foundations/theme/theme-store|heading|skip-link|toast/toast-store)',
      ].join('|'),
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'kit',
    test: /\/ui\/src\/(?:card|container|eyebrow|grid|link|link-button|section|stack|text|visually-hidden)\//,
    minShareCount: 8,
    priority: 1,
  },
  {
    name: 'forms',
    test: /\/ui\/src\/(?:button\/button\.tsx|field|input|spinner)|\/http\/explain-error/,
    minShareCount: 4,
  },
  {
    name: 'contact',
    test: /\/pages\/contact\/(?:contact-page\.styles|lead-form\.styles|lead-controls)|\/ui\/src\/textarea\//,
    minShareCount: 2,
  },
  // A group takes in what its files import. Pages without such forms need neither of these.
  { name: 'schemas', test: /\/node_modules\/valibot\//, priority: 2 },
  {
    name: 'validated-forms',
    test: /\/node_modules\/(?:react-hook-form|@hookform\/[\w-]+)\/|\/web\/src\/areas\/shared\/forms\/use-form\./,
    priority: 1,
  },
  {
    name: 'sending',
    test: /\/node_modules\/swr\/dist\/mutation\/|\/web\/src\/areas\/shared\/drafts\//,
    minShareCount: 2,
  },
];

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';
const officeTimeZone = process.env.OFFICE_TIME_ZONE ?? 'America/New_York';

export default defineConfig(({ command }) => ({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    plainImports(),
    productionRouter(),
    resourceDownloads(),
    compressFiles(),
    renderInDevelopment({ apiOrigin, officeTimeZone }),
    watchPackages(),
  ],
  resolve: {
    conditions: ['@uplift/source', ...defaultClientConditions],
    // SWR brings a stand-in for versions of React that lack the hook.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: { '/api': apiOrigin },
  },
  optimizeDeps: {
    entries: ['src/hydration/entry-client.tsx'],
    // Without this the optimizer inlines the development JSX runtime of Emotion as undefined.
    rolldownOptions: { optimization: { inlineConst: false } },
  },
  builder: {},
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/hydration/entry-client.tsx',
          treeshake: {
            // Emotion needs them for a function that we do not use; as CommonJS they would stay for their own sake.
            moduleSideEffects: [{ test: /\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false }],
          },
          output: {
            codeSplitting: { groups: sharedChunks },
          },
        },
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
        rolldownOptions: { input: 'src/ssr/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } },
      },
    },
  },
}));
