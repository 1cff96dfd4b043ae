import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { root } from './command.ts';

/** The script that pages load. It loads the others when they are needed. */
export const EMBED_SCRIPT = 'roi-calculator.js';

/** A file of the bundle, with its path relative to the script. */
interface EmbedFile {
  path: string;
  code: string;
  /** Files that load with it. */
  imports: readonly string[];
}

/**
 * Bundles the `<roi-calculator>` element for pages without React or a bundler. Uses Preact, which is a tenth of
 * React DOM, and the sources, so that no build is needed first.
 */
export async function bundleRoiEmbed(): Promise<EmbedFile[]> {
  const result = await build({
    configFile: false,
    root: join(root, 'packages/roi-engine'),
    logLevel: 'warn',
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: ['@uplift/source', 'module', 'browser', 'production'],
      alias: [
        { find: /^react(?:-dom)?$/, replacement: fileURLToPath(import.meta.resolve('preact/compat')) },
        {
          find: /^react-dom\/client$/,
          replacement: fileURLToPath(import.meta.resolve('preact/compat/client')),
        },
        {
          find: /^react\/(?:jsx-runtime|jsx-dev-runtime)$/,
          replacement: fileURLToPath(import.meta.resolve('preact/jsx-runtime')),
        },
        {
          find: /^react\/compiler-runtime$/,
          replacement: fileURLToPath(import.meta.resolve('preact/compat/compiler-runtime')),
        },
      ],
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: 'src/embed/index.ts', formats: ['es'] },
      minify: true,
      rolldownOptions: {
        // Otherwise, the script would import a file for each combination of users of shared code.
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          // The licenses of bundled code require their notices.
          comments: { legal: true },
          entryFileNames: EMBED_SCRIPT,
          chunkFileNames: 'roi-calculator-[name]-[hash].js',
        },
      },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output.flatMap((file) =>
    file.type === 'chunk' ? [{ path: file.fileName, code: file.code, imports: file.imports }] : [],
  );
}

async function writeFiles(
  directory: string,
  files: readonly Pick<EmbedFile, 'path' | 'code'>[],
): Promise<void> {
  await mkdir(directory, { recursive: true });
  await Promise.all(files.map(({ path, code }) => writeFile(join(directory, path), code)));
}

/** Writes the bundle into a folder, with its script as `roi-calculator.js`. */
export async function writeRoiEmbed(directory: string): Promise<void> {
  await writeFiles(directory, await bundleRoiEmbed());
}

/** The bundle that a site serves. */
export interface EmbedManifest {
  /** The name of its folder, which changes with its content. */
  version: string;
  /** Paths of the files that a page loads at first, with the script last. */
  scripts: string[];
  /** Values for Subresource Integrity by the path of the file. */
  integrity: Record<string, string>;
}

function hashOf(code: string, algorithm: 'sha256' | 'sha384', encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(code).digest(encoding);
}

/**
 * Writes the bundle for a site that serves it to other pages: in a folder whose name changes with its content,
 * next to a script with a stable address that imports it.
 */
export async function writeServedRoiEmbed(directory: string): Promise<void> {
  const files = await bundleRoiEmbed();
  const version = hashOf(files.map(({ code }) => code).join(), 'sha256', 'hex').slice(0, 12);
  const script = files.find(({ path }) => path === EMBED_SCRIPT);
  const manifest: EmbedManifest = {
    version,
    scripts: [...(script?.imports ?? []), EMBED_SCRIPT],
    integrity: Object.fromEntries(
      files.map(({ path, code }) => [path, `sha384-${hashOf(code, 'sha384', 'base64')}`]),
    ),
  };
  await rm(directory, { recursive: true, force: true });
  await writeFiles(join(directory, version), files);
  await writeFiles(directory, [
    {
      path: EMBED_SCRIPT,
      code: manifest.scripts.map((path) => `import './${version}/${path}';\n`).join(''),
    },
    { path: 'manifest.json', code: JSON.stringify(manifest) },
  ]);
}
