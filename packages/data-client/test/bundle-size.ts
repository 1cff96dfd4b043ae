/// <reference types="node" />
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, minify } from 'vite';

export interface Bundle {
  /** Minified and compressed size of all initially loaded code, in bytes. */
  gzip: number;
  /** The same code before minification. */
  code: string;
}

const entry = 'virtual:entry';

/** Bundles the initially loaded code of an entry, without React and SWR. Lazily loaded chunks don't count. */
export async function bundle(source: string): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('..', import.meta.url)),
    resolve: { conditions: ['@uplift/source', 'module', 'browser', 'production'] },
    // Tests run in development mode, whose JSX output is larger.
    oxc: { jsx: { development: false } },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(entry) ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'entry' },
      rolldownOptions: {
        external: /^(?:react|swr)(?:\/|$)/,
        // Code shared by the entry and lazy chunks counts as initially loaded, as in an app.
        preserveEntrySignatures: false,
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The bundle was not built.');
  const chunks = new Map(
    output.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const loaded = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  for (const chunk of loaded) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) loaded.add(imported);
    }
  }
  const code = [...loaded].map((chunk) => chunk.code).join('\n');
  const minified = await Promise.all(
    [...loaded].map(async (chunk) => (await minify(chunk.fileName, chunk.code, { module: true })).code),
  );
  return { code, gzip: gzipSync(minified.join('\n'), { level: 9 }).length };
}
