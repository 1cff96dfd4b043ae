import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { AnsweredRequest } from '../metrics/metrics.ts';

/** What a route is called in figures. Files of the build have a route each: together they are one. */
export function routeOf(pattern: string | undefined): string {
  if (pattern === undefined) return 'none';
  return pattern.startsWith('/assets/') ? '/assets/*' : pattern;
}

/** Tells of each request that was answered, by the pattern of its route. */
export function measureRequests(app: FastifyInstance, note: (request: AnsweredRequest) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    // What a page asks for while it is rendered is part of that page.
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
