import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http-error.ts';

/**
 * Whether a request has more than one Host header. A proxy may have used a different one than this server.
 */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Rejects requests with more than one Host header (RFC 9112, section 3.2). */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done(hasSeveralHosts(raw) ? new HttpError(400, 'The request has more than one Host header.') : undefined);
  });
}
