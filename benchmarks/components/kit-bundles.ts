import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { root } from '../../scripts/command.ts';
import { gzipSize } from '../shared/gzip-size.ts';

/** A component of a kit: both are names in `benchmarks/components/kits`. */
export interface KitComponent {
  kit: string;
  component: string;
}

const project = import.meta.dirname;
const react = ['react', 'react-dom'];

/** Our package as published. */
const ours = { '@uplift/ui': join(root, 'packages/ui/dist') };

/** The benchmarks' React, also for our package. */
const oneReact = Object.fromEntries(react.map((name) => [name, join(project, 'node_modules', name)]));

interface Bundle {
  script: string;
  styles: string;
}

async function bundle(contents: string, options: BuildOptions): Promise<Bundle> {
  const { outputFiles = [] } = await build({
    stdin: { contents, resolveDir: project, loader: 'tsx' },
    absWorkingDir: project,
    bundle: true,
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'dist',
    write: false,
    ...options,
  });
  const textOf = (ending: string): string =>
    outputFiles
      .filter(({ path }) => path.endsWith(ending))
      .map(({ text }) => text)
      .join('');
  return { script: textOf('.js'), styles: textOf('.css') };
}

const imports = ({ kit, component }: KitComponent): string =>
  `import { Around } from './kits/${kit}/around.tsx'; import { Example } from './kits/${kit}/${component}.tsx';`;

/** Bundles a page that measures the component: `benchmarks/components/in-browser.tsx`. */
export function bundlePage(measured: KitComponent): Promise<Bundle> {
  return bundle(
    `${imports(measured)} import { measureInBrowser } from './in-browser.tsx'; measureInBrowser(Around, Example);`,
    { alias: { ...ours, ...oneReact }, format: 'esm', platform: 'browser' },
  );
}

/** Returns a function that renders a number of components to HTML, with React's server build. */
export async function loadRenderer(measured: KitComponent): Promise<(count: number) => string> {
  const { script } = await bundle(
    `${imports(measured)} import { renderOnServer } from './on-server.tsx';
     export const render = (count: number) => renderOnServer(Around, Example, count);`,
    { alias: { ...ours, ...oneReact }, format: 'cjs', platform: 'node' },
  );
  const directory = await mkdtemp(join(tmpdir(), 'uplift-kit-'));
  try {
    const file = join(directory, 'render.cjs');
    await writeFile(file, script);
    const { render }: { render: (count: number) => string } = await import(file);
    return render;
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** Returns the compressed bytes of the component and its kit's providers, without React. */
export async function measureSize(measured: KitComponent): Promise<{ script: number; styles: number }> {
  const { script, styles } = await bundle(`${imports(measured)} export { Around, Example };`, {
    alias: ours,
    external: react,
    format: 'esm',
    platform: 'browser',
  });
  return { script: gzipSize(script), styles: styles === '' ? 0 : gzipSize(styles) };
}
