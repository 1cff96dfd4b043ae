import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const runtime = fileURLToPath(new URL('../src/server-jsx-runtime.ts', import.meta.url));

/** Gives the server's build a JSX runtime of its own in the place of Emotion's. */
export function serverJsx(): Plugin {
  return {
    name: 'server-jsx',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: { filter: { id: /^@emotion\/react\/jsx-runtime$/ }, handler: () => runtime },
  };
}
