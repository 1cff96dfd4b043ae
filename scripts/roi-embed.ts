import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './command.ts';

/**
 * Writes the element `<roi-calculator>` as one file with everything in it, for pages without React and without a
 * bundler. Made from the sources, so nothing has to be built before.
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
    // Directives for React's server components mean nothing in a bundle.
    logOverride: { 'unsupported-directive': 'silent' },
    // The licences of what is inside ask for their notices.
    legalComments: 'eof',
    logLevel: 'warning',
  });
}
