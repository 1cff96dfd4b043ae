import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendEncoded, sendUncached } from '../http/encoded-text.ts';
import { pagePolicy } from './content-policy.ts';
import { pageAddressOf } from './page-address.ts';
import { errorPage } from './page-error.ts';
import type { PublicPages } from './public-pages.ts';
import type { FormSubmission } from './site-module.ts';

/** Vite puts a content hash in the names of these files. */
const HASHED_FOLDER = 'assets';

/** Scripts for pages of other sites. A folder with a version inside has files that never change. */
export const EMBED_FOLDER = 'embed';

/** Modules are always fetched with CORS. */
export const embeddedHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** For files that never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Web mail programs without an image proxy embed it from their own origin. */
const EMAIL_LOGO = 'email-logo.png';

/** Serves the files of the client build. Uses the compressed copies that the build created, if any. */
export async function registerClientFiles(app: FastifyInstance, clientDirectory: string): Promise<void> {
  const hashed = join(clientDirectory, HASHED_FOLDER) + sep;
  const embed = join(clientDirectory, EMBED_FOLDER) + sep;
  const emailLogo = join(clientDirectory, EMAIL_LOGO);
  await app.register(fastifyStatic, {
    root: clientDirectory,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/.*/**', '**/.*', '**/*.br', '**/*.gz', '**/*.html'],
    setHeaders: (reply, path) => {
      const embedded = path.startsWith(embed);
      const versioned = path.startsWith(hashed) || (embedded && path.slice(embed.length).includes(sep));
      reply.header('Cache-Control', versioned ? IMMUTABLE : 'public, max-age=300');
      if (embedded) reply.headers(embeddedHeaders);
      if (path === emailLogo) reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
}

export type PageHandler = ReturnType<typeof createPageHandler>;

/** Creates a handler that responds with server-rendered pages. */
export function createPageHandler(pages: PublicPages) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    submission?: FormSubmission,
  ): Promise<FastifyReply> => {
    const path = pageAddressOf(request.url);
    try {
      const answer =
        submission === undefined && !path.includes('?')
          ? await pages.at(path)
          : await pages.render({ path, ...(submission ? { submission } : {}) });
      const { status, headers, body } = answer;
      reply.code(status).headers(headers);
      return typeof body === 'string'
        ? await sendUncached(request, reply, body)
        : sendEncoded(request, reply, body);
    } catch (error) {
      request.log.error({ err: error }, 'page failed to render');
      return reply
        .code(500)
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .header(
          'Content-Security-Policy',
          pagePolicy({ scriptHashes: [], styleHashes: errorPage.styleHashes }, []),
        )
        .send(errorPage.html(request.id));
    }
  };
}
