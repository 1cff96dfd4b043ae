import type { Plugin } from 'vite';

/**
 * Takes react-router's build for production. The package brings one, but its exports name the build for development
 * alone, whose warnings for those who write code would go to every visitor.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      },
    },
  };
}
