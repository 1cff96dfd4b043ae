import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../command.ts';
import { type Budget, budgetOf, gzipSize, KILOBYTE } from './budget.ts';

/** React, Emotion and the calculator with its charts, in one file. */
const EMBED_LIMIT = 145 * KILOBYTE;

/** What users of the kit have anyway, and the libraries that components are built on. */
const notCounted = [
  'react',
  'react-dom',
  '@emotion/*',
  '@radix-ui/*',
  'sonner',
  '@tanstack/*',
  'cmdk',
  'd3-*',
  '@zxcvbn-ts/*',
];

/** A folder in which the names of all packages lead to what is published. */
const resolveDirectory = join(root, '.storybook');

interface Bundle {
  size: number;
  /** The modules in it, relative to the repository, with their uncompressed sizes. */
  modules: [name: string, size: number][];
}

async function bundle(statement: string, external: readonly string[]): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: statement, resolveDir: resolveDirectory },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...external],
    metafile: true,
    write: false,
  });
  return {
    size: outputFiles.reduce((sum, { contents }) => sum + gzipSize(contents), 0),
    modules: Object.entries(metafile.inputs)
      .filter(([name]) => name !== '<stdin>')
      .map(([name, { bytes }]) => [name, bytes]),
  };
}

async function namesIn(module: string): Promise<string[]> {
  return Object.keys(await import(join(root, 'packages/ui/dist', module)));
}

/** Entries of several components that nobody needs together: each counts on its own. */
const sets: ReadonlySet<string> = new Set(['chart']);

/** Of an entry everything, or the one component that is named. */
async function measure(entry: string, fromRoot: readonly string[], component?: string): Promise<Budget> {
  const alone = await bundle(
    `export ${component ? `{ ${component} }` : '*'} from '@uplift/ui/${entry}';`,
    notCounted,
  );
  const picked = await bundle(`export { ${fromRoot.join(', ')} } from '@uplift/ui';`, notCounted);
  return budgetOf(
    entry === 'button' ? 'button' : 'component',
    `${component ? `${component} of ` : ''}@uplift/ui/${entry}, alone or picked from the root entry`,
    Math.max(alone.size, picked.size),
  );
}

async function measureEntry(entry: string, rootNames: ReadonlySet<string>): Promise<Budget[]> {
  const names = (await namesIn(`${entry}/index.js`)).filter((name) => rootNames.has(name));
  if (!sets.has(entry)) return [await measure(entry, names)];
  const components = names.filter((name) => /^[A-Z][a-z]/.test(name));
  return Promise.all(components.map((component) => measure(entry, [component], component)));
}

/** What the built packages weigh for those who import them. */
export async function measurePackages(): Promise<Budget[]> {
  const entries = globSync('*/index.js', { cwd: join(root, 'packages/ui/dist') })
    .map(dirname)
    .sort();
  const rootNames = new Set(await namesIn('index.js'));
  const calculation = await bundle("export * from '@uplift/roi-engine';", []);
  const embed = await bundle("import '@uplift/roi-engine/embed';", []);
  const foreign = calculation.modules.filter(([name]) => !name.startsWith('packages/roi-engine/'));
  const client = await bundle("export * from '@uplift/data-client';", ['react', 'swr']);
  return [
    ...(await Promise.all(entries.map((entry) => measureEntry(entry, rootNames)))).flat(),
    budgetOf('roi-engine', '@uplift/roi-engine', calculation.size),
    { name: '@uplift/roi-engine/embed, with everything in it', size: embed.size, limit: EMBED_LIMIT },
    budgetOf(
      'roi-engine-foreign',
      'code of others in @uplift/roi-engine',
      foreign.reduce((sum, [, size]) => sum + size, 0),
    ),
    budgetOf('data-client', '@uplift/data-client', client.size),
  ];
}
