import type { FastifyInstance } from 'fastify';
import { requestedHost } from '../http/request-target.ts';
import { HttpError } from '../http-error.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses mutations from pages of other origins. Allowed are the site's own origin, the host of the request,
 * and the allow-list. Requests without an Origin header don't come from a page, so they pass.
 */
export function refuseForeignMutations(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  const allowed = new Set(allowedOrigins);
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || safeMethods.has(request.method) || allowed.has(origin)) return done();
    if (URL.parse(origin)?.host === requestedHost(request)) return done();
    return done(new HttpError(403, 'This call isn’t allowed from another site.'));
  });
}
