import type { Plugin } from 'vite';

/** What Vite calls the module that it puts around every dynamic import. */
const helper = /vite\/preload-helper/;

/**
 * Leaves dynamic imports as they are. Vite's own wrapper brings style sheets and preloads along; our styles come from
 * Emotion, and the server names what to preload, so on every page it would only be weight.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: helper }, handler: () => 'export const __vitePreload = (load) => load();' },
  };
}
