import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './command.ts';

/**
 * Bundles the `<roi-calculator>` element into one self-contained file, for pages without React or a bundler.
 * Uses the sources, so no build is needed first.
 */
export async function writeRoiEmbed(file: string): Promise<void> {
  await build({
    entryPoints: [join(root, 'packages/roi-engine/src/embed/index.ts')],
    outfile: file,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    conditions: ['@uplift/source', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Directives for React Server Components have no meaning in a bundle.
    logOverride: { 'unsupported-directive': 'silent' },
    // The licenses of bundled code require their notices.
    legalComments: 'eof',
    logLevel: 'warning',
  });
}
