import type { FastifyInstance } from 'fastify';
import { runInTrace, traceOf } from '../trace-context.ts';

/** Answers each request in its trace, so that jobs, webhooks and slow queries which it causes name the same. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => runInTrace(traceOf(raw), done));
  app.addHook('preValidation', ({ raw, body }, _reply, done) => {
    // A body arrives outside of it.
    if (body === undefined) done();
    else runInTrace(traceOf(raw), done);
  });
}
