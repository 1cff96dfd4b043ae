import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { root } from './command.ts';

/** Preact instead of React, for it is a tenth of React DOM. */
const preact = [
  { find: /^react(?:-dom)?$/, replacement: fileURLToPath(import.meta.resolve('preact/compat')) },
  { find: /^react-dom\/client$/, replacement: fileURLToPath(import.meta.resolve('preact/compat/client')) },
  {
    find: /^react\/(?:jsx-runtime|jsx-dev-runtime)$/,
    replacement: fileURLToPath(import.meta.resolve('preact/jsx-runtime')),
  },
  {
    find: /^react\/compiler-runtime$/,
    replacement: fileURLToPath(import.meta.resolve('preact/compat/compiler-runtime')),
  },
];

/** The packages with a custom element. The script is what pages load. It loads others when they are needed. */
const embeds = {
  'roi-engine': { script: 'roi-calculator', alias: preact },
  // @react-three/fiber works with React only.
  'tech-showcase': { script: 'tech-showcase', alias: [] },
};

export type EmbedPackage = keyof typeof embeds;

/** A file of the bundle, with its path relative to the script. */
interface EmbedFile {
  path: string;
  code: string;
  /** Files that load with it. */
  imports: readonly string[];
}

/**
 * Bundles the custom element of a package for pages without React or a bundler. Uses the sources, so that no
 * build is needed first.
 */
async function bundleEmbed(name: EmbedPackage): Promise<EmbedFile[]> {
  const { script, alias } = embeds[name];
  const result = await build({
    configFile: false,
    root: join(root, 'packages', name),
    logLevel: 'warn',
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@uplift/source', 'module', 'browser', 'production'], alias },
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
          entryFileNames: `${script}.js`,
          chunkFileNames: `${script}-[name]-[hash].js`,
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

/** Writes the bundle of a package into a folder. */
export async function writeEmbed(name: EmbedPackage, directory: string): Promise<void> {
  await writeFiles(directory, await bundleEmbed(name));
}

/** The bundles that a site serves. */
export interface EmbedManifest {
  /** The name of their folder, which changes with their content. */
  version: string;
  /** Paths of the files that a page loads at first, with the script last, by the path of the script. */
  scripts: Record<string, readonly string[]>;
  /** Values for Subresource Integrity by the path of the file. */
  integrity: Record<string, string>;
}

function hashOf(code: string, algorithm: 'sha256' | 'sha384', encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(code).digest(encoding);
}

/**
 * Writes the bundles for a site that serves them to other pages: in a folder whose name changes with their
 * content, next to scripts with stable addresses that import them.
 */
export async function writeServedEmbeds(directory: string): Promise<void> {
  const bundles = [await bundleEmbed('roi-engine'), await bundleEmbed('tech-showcase')];
  const files = bundles.flat();
  const version = hashOf(files.map(({ code }) => code).join(), 'sha256', 'hex').slice(0, 12);
  const scripts = Object.values(embeds).map(({ script }) => {
    const path = `${script}.js`;
    const imports = files.find((file) => file.path === path)?.imports ?? [];
    return [path, [...imports, path]] as const;
  });
  const manifest: EmbedManifest = {
    version,
    scripts: Object.fromEntries(scripts),
    integrity: Object.fromEntries(
      files.map(({ path, code }) => [path, `sha384-${hashOf(code, 'sha384', 'base64')}`]),
    ),
  };
  await rm(directory, { recursive: true, force: true });
  await writeFiles(join(directory, version), files);
  await writeFiles(directory, [
    ...scripts.map(([path, first]) => ({
      path,
      code: first.map((file) => `import './${version}/${file}';\n`).join(''),
    })),
    { path: 'manifest.json', code: JSON.stringify(manifest) },
  ]);
}
