import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http-error.ts';
import { visitorKey } from '../security/client-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may be a form with a file, which the time limit doesn't apply to. */
    takesFiles?: boolean;
  }
}

export interface OpenBodiesOptions {
  /** How many bodies of one visitor may be arriving at a time. */
  mostPerVisitor: number;
  /** How long a body without a file may take to arrive, in milliseconds. */
  timeout: number;
}

/** Only a form is read after its caller is authorized, and can contain a file. */
const FORM_TYPE = /^multipart\/form-data\s*(?:;|$)/i;

/**
 * Limits how many request bodies of one visitor may be arriving at a time, and for how long, so that slow
 * bodies can't use up all connections. Requests whose body has arrived, or that have none, are not counted.
 */
export function limitOpenBodies(app: FastifyInstance, { mostPerVisitor, timeout }: OpenBodiesOptions): void {
  const open = new Map<string, number>();

  function close(visitor: string): void {
    const left = (open.get(visitor) ?? 1) - 1;
    if (left > 0) open.set(visitor, left);
    else open.delete(visitor);
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const {
      'content-length': length = '0',
      'content-type': type = '',
      'transfer-encoding': chunked,
    } = request.headers;
    if (raw.complete || (length === '0' && chunked === undefined)) return done();
    const visitor = visitorKey(request.ip);
    const count = open.get(visitor) ?? 0;
    if (count >= mostPerVisitor) {
      return done(
        new HttpError(
          429,
          'Too many requests from your address are still on their way. Try again in a few seconds.',
          {
            headers: { 'Retry-After': '5', Connection: 'close' },
          },
        ),
      );
    }
    open.set(visitor, count + 1);
    const mayHoldFile = request.routeOptions.config.takesFiles && FORM_TYPE.test(type);
    const late = mayHoldFile ? undefined : setTimeout(() => raw.destroy(), timeout);
    const settle = () => {
      clearTimeout(late);
      raw.off('end', settle).off('close', settle);
      close(visitor);
    };
    raw.once('end', settle).once('close', settle);
    return done();
  });
}
