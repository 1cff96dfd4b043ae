import { visitorEndpoints } from '@uplift/data-client/contract/visitor';
import type { FastifyInstance } from 'fastify';
import { requestedHost } from '../http/request-target.ts';
import { HttpError } from '../http-error.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Paths that a calculator on another site calls. */
const embeddedPaths: ReadonlySet<string> = new Set([
  visitorEndpoints.getFormStamp.path,
  visitorEndpoints.requestReport.path,
]);

/** Whether a calculator on another site makes this request. */
export function isEmbedded(url: string): boolean {
  return embeddedPaths.has(url.split('?')[0] ?? '');
}

/**
 * Refuses mutations from pages of other origins. Allowed are the site's own origin, the host of the request,
 * and the allow-list. Requests without an Origin header don't come from a page, so they pass.
 *
 * @param embedding origins that may also send what a calculator on another site sends
 */
export function refuseForeignMutations(
  app: FastifyInstance,
  { allowed, embedding }: Readonly<Record<'allowed' | 'embedding', readonly string[]>>,
): void {
  const allowedOrigins = new Set(allowed);
  const embeddingOrigins = new Set(embedding);
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || safeMethods.has(request.method) || allowedOrigins.has(origin)) return done();
    if (URL.parse(origin)?.host === requestedHost(request)) return done();
    if (embeddingOrigins.has(origin) && isEmbedded(request.url)) return done();
    return done(new HttpError(403, 'This call isn’t allowed from another site.'));
  });
}
