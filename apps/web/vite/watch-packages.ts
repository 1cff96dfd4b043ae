import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

/**
 * Keeps an eye on the packages' folders. By itself Vite watches single files of them, and loses sight of those that Git
 * or an editor replaces instead of writing into them.
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
