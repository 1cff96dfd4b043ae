import type { FastifyInstance } from 'fastify';
import { runInTrace, traceOf } from '../trace-context.ts';

/** Answers each request in its trace, so that jobs, webhooks and slow queries which it causes name the same. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => runInTrace(traceOf(raw), done));
  // The body arrives outside of it.
  app.addHook('preValidation', ({ raw }, _reply, done) => runInTrace(traceOf(raw), done));
}
