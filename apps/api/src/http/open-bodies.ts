import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http-error.ts';
import { visitorKey } from '../security/client-address.ts';
import { endWithProblem } from './problem.ts';

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

/** How often the rate of a body is checked, in milliseconds. A body has this long before the first check. */
const RATE_CHECK_MS = 10_000;

/** Bytes per second that must arrive on average. A phone with a poor connection sends fifty times as many. */
const MIN_BYTES_PER_SECOND = 1_000;

/** How long the rest of a body may arrive after the response, in milliseconds. */
const LINGER_MS = 5_000;

const TOO_SLOW = {
  status: 408,
  message: 'The request body arrived too slowly. Check your connection and try again.',
};

/** Only a form is read after its caller is authorized, and can contain a file. */
const FORM_TYPE = /^multipart\/form-data\s*(?:;|$)/i;

function announcesBody({
  'content-length': length = '0',
  'transfer-encoding': chunked,
}: IncomingHttpHeaders): boolean {
  return length !== '0' || chunked !== undefined;
}

/**
 * Closes the connections of requests that were answered before their body arrived, such as an upload without
 * a session. Node reads the body to its end. Clients get a few seconds to read the response, because closing
 * at once can discard it.
 */
function closeAnsweredBodies(server: Server): void {
  server.on('request', (request, response) => {
    if (!announcesBody(request.headers)) return;
    response.once('finish', () => {
      if (request.complete) return;
      setTimeout(() => {
        if (!request.complete) request.socket.destroy();
      }, LINGER_MS).unref();
    });
  });
}

/**
 * Ends a request whose body arrives too slowly, or isn't complete after a timeout.
 *
 * @returns a function that stops waiting
 */
function endSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  timeout: number | undefined,
): () => void {
  const { socket } = request;
  const end = () => {
    // A response without a socket is finished, or waits for that of an earlier request.
    if (response.socket && !response.headersSent) endWithProblem(socket, TOO_SLOW);
    else socket.destroy();
  };
  const late = timeout === undefined ? undefined : setTimeout(end, timeout);
  const bytesBefore = socket.bytesRead;
  let elapsed = 0;
  const rateCheck = setInterval(() => {
    elapsed += RATE_CHECK_MS;
    const bytesPerSecond = ((socket.bytesRead - bytesBefore) / elapsed) * 1_000;
    if (bytesPerSecond < MIN_BYTES_PER_SECOND && !request.complete) end();
  }, RATE_CHECK_MS);
  return () => {
    clearTimeout(late);
    clearInterval(rateCheck);
  };
}

/**
 * Limits how many request bodies of one visitor may be arriving at a time, how slowly and for how long, so
 * that slow bodies can't use up all connections. Requests whose body has arrived, or that have none, are not
 * counted.
 */
export function limitOpenBodies(app: FastifyInstance, { mostPerVisitor, timeout }: OpenBodiesOptions): void {
  const open = new Map<string, number>();

  function close(visitor: string): void {
    const left = (open.get(visitor) ?? 1) - 1;
    if (left > 0) open.set(visitor, left);
    else open.delete(visitor);
  }

  closeAnsweredBodies(app.server);

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (raw.complete || !announcesBody(raw.headers)) return done();
    const visitor = visitorKey(request.ip);
    const count = open.get(visitor) ?? 0;
    if (count >= mostPerVisitor) {
      return done(
        new HttpError(429, 'Too many requests in progress from your address. Try again in a few seconds.', {
          headers: { 'Retry-After': '5', Connection: 'close' },
        }),
      );
    }
    open.set(visitor, count + 1);

    const mayHoldFile =
      request.routeOptions.config.takesFiles && FORM_TYPE.test(raw.headers['content-type'] ?? '');
    const stopWaiting = endSlowBody(raw, reply.raw, mayHoldFile ? undefined : timeout);
    const settle = () => {
      stopWaiting();
      raw.off('end', settle).off('close', settle);
      close(visitor);
    };
    raw.once('end', settle).once('close', settle);
    return done();
  });
}
