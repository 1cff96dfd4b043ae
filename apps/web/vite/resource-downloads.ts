import type { Plugin } from 'vite';
import { resourceFiles } from './resource-files.ts';

const contentTypes: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** Makes the files of the resources from the text that the page shows: at build time, and on request in development. */
export function resourceDownloads(): Plugin {
  return {
    name: 'resource-downloads',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [name, source] of resourceFiles()) {
        this.emitFile({ type: 'asset', fileName: `downloads/${name}`, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/downloads', (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
        const file = resourceFiles().get(name);
        if (file === undefined) return next();
        response.setHeader('Content-Type', contentTypes[name.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(file);
      });
    },
  };
}
