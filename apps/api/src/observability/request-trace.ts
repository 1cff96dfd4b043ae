import type { FastifyInstance } from 'fastify';
import { runInTrace, traceOf } from './trace-context.ts';

/**
 * Runs each request in its trace, so that the jobs, webhooks and slow queries that it causes have the same
 * one.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => runInTrace(traceOf(raw), done));
  app.addHook('preValidation', ({ raw, body }, _reply, done) => {
    // A body arrives outside the trace.
    if (body === undefined) done();
    else runInTrace(traceOf(raw), done);
  });
}
