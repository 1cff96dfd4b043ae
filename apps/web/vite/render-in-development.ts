import type { Plugin } from 'vite';
import type { createSite } from '../src/ssr/entry-server.tsx';

interface EntryServer {
  createSite: typeof createSite;
}

function isEntryServer(module: Record<string, unknown>): module is Record<string, unknown> & EntryServer {
  return typeof module.createSite === 'function';
}

/** Renders pages on the development server as production does, from sources and with hot reload. */
export function renderInDevelopment({
  apiOrigin,
  officeTimeZone,
}: {
  apiOrigin: string;
  officeTimeZone: string;
}): Plugin {
  return {
    name: 'render-in-development',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const path = request.originalUrl ?? '/';
        try {
          const module = await server.ssrLoadModule('/src/ssr/entry-server.tsx');
          if (!isEntryServer(module)) throw new Error('src/ssr/entry-server.tsx must export createSite.');
          const site = module.createSite({
            manifest: null,
            siteUrl: `http://${request.headers.host ?? 'localhost'}`,
            officeTimeZone,
            origins: {},
          });
          const page = await site.render({
            path,
            fetch: (apiPath, init) => fetch(new URL(apiPath, apiOrigin), init),
          });
          response.statusCode = page.status;
          response.setHeader('Cache-Control', page.cacheControl);
          if (page.location) response.setHeader('Location', page.location);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(path, page.html));
        } catch (error) {
          if (error instanceof Error) server.ssrFixStacktrace(error);
          next(error);
        }
      });
    },
  };
}
