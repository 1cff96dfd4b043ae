import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../http/entity-tag.ts';
import { pagePolicy } from './content-policy.ts';
import type { BuiltSite } from './load-site.ts';
import { errorPage } from './page-error.ts';
import type { SiteRequest } from './site-module.ts';

/** Vite names the files in this folder after their content. */
const HASHED_FOLDER = 'assets';

/** Serves the files of the client build, pre-compressed where the build left compressed copies. */
export async function registerClientFiles(app: FastifyInstance, clientDirectory: string): Promise<void> {
  const hashed = join(clientDirectory, HASHED_FOLDER) + sep;
  await app.register(fastifyStatic, {
    root: clientDirectory,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/.*/**', '**/.*', '**/*.br', '**/*.gz', '**/*.html'],
    setHeaders: (reply, path) => {
      reply.header(
        'Cache-Control',
        path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });
}

export interface PageDependencies {
  site: BuiltSite['site'];
  fetch: SiteRequest['fetch'];
  /** Further origins that the page's scripts call. */
  connectOrigins: readonly string[];
}

/** Answers requests with server-rendered pages. */
export function createPageHandler({ site, fetch, connectOrigins }: PageDependencies) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.type('text/html; charset=utf-8');
    try {
      const page = await site.render({ path: request.url, fetch });
      reply
        .code(page.status)
        .header('Cache-Control', page.cacheControl)
        .header('Content-Security-Policy', pagePolicy(page, connectOrigins));
      if (page.location !== undefined) reply.header('Location', page.location);
      return page.status === 200 ? sendTagged(request, reply, page.html) : reply.send(page.html);
    } catch (error) {
      request.log.error({ err: error }, 'page failed to render');
      return reply
        .code(500)
        .header('Cache-Control', 'no-store')
        .header(
          'Content-Security-Policy',
          pagePolicy({ scriptHashes: [], styleHashes: errorPage.styleHashes }, []),
        )
        .send(errorPage.html(request.id));
    }
  };
}
