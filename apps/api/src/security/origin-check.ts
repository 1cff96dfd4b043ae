import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http-error.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a mutation that a page of a foreign origin sends. Own are the site's address, the host that the request
 * names, and the allow-list. A request without Origin comes from no page.
 */
export function refuseForeignMutations(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  const allowed = new Set(allowedOrigins);
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || safeMethods.has(request.method) || allowed.has(origin)) return done();
    if (URL.parse(origin)?.host === request.host) return done();
    return done(new HttpError(403, 'This call may not be made from a page of another site.'));
  });
}
