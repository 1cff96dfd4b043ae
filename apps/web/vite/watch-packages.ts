import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

/**
 * Watches the packages' folders. Vite watches single files there, and loses those that Git or an editor
 * replaces instead of writing into them.
 */
export function watchPackages(): Plugin {
  return {
    name: 'watch-packages',
    apply: 'serve',
    configureServer: ({ watcher }) => {
      watcher.add(packages);
    },
  };
}
