import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Label of a route in metrics and spans. Files of the build each have a route, so they share one label. */
export function routeOf(pattern: string | undefined): string {
  if (pattern === undefined) return 'none';
  return pattern.startsWith('/assets/') ? '/assets/*' : pattern;
}

/** Reports each answered request with the pattern of its route. */
export function measureRequests(app: FastifyInstance, note: Metrics['noteRequest']): void {
  app.addHook('onResponse', (request, reply, done) => {
    // Internal requests of a page that is being rendered are part of that page.
    if (request.raw instanceof IncomingMessage) {
      note({
        method: request.method,
        route: routeOf(request.routeOptions.url),
        status: reply.statusCode,
        duration: reply.elapsedTime,
      });
    }
    done();
  });
}
