import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Tracer } from '@opentelemetry/api';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { contextOfRequest } from '../observability/request-trace.ts';
import { traceIdOf } from '../observability/trace-context.ts';
import { loggerOptions } from './logging.ts';
import { endWithProblem, sendProblem } from './problem.ts';
import { RequestLog } from './request-log.ts';
import { decodableUrl } from './request-target.ts';

/** An error report with a long stack, with room to spare. */
const BODY_LIMIT_BYTES = 512 * 1_024;

const MINUTE_MS = 60_000;

/** How long a request may take to arrive, in milliseconds: the largest upload over a slow connection. */
const REQUEST_TIMEOUT_MS = 10 * MINUTE_MS;

/** How long the headers of a request may take to arrive, in milliseconds. */
const HEADERS_TIMEOUT_MS = 15_000;

/** How often Node looks for requests that take too long, in milliseconds. */
const TIMEOUT_CHECK_MS = 5_000;

export interface LogStream {
  write: (line: string) => void;
}

/** Answers a request that isn't valid HTTP, which never reaches a route. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ([431, 'The request headers are too large.'] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ([408, 'The request took too long to arrive.'] as const)
        : ([400, 'The server doesn’t understand this HTTP request.'] as const);
  endWithProblem(socket, { status, message });
}

function requestIdOf(header: string | string[] | undefined, trusted: boolean): string {
  return trusted && typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID();
}

/** Fastify accepts addresses. A hop count becomes a function of the proxy's distance. */
function trustOf(
  trusted: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

/** Creates the instance, without hooks or routes. */
export function createFastify({
  config,
  tracer,
  logStream,
}: {
  config: Config;
  tracer?: Tracer | undefined;
  /** Destination of log lines. @default standard output */
  logStream?: LogStream | undefined;
}): FastifyInstance {
  const behindProxy = config.trustProxy !== false;
  return Fastify({
    logger: config.logLevel === 'silent' ? false : loggerOptions(config.logLevel, logStream),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: (request) => requestIdOf(request.headers['x-request-id'], behindProxy),
    rewriteUrl: decodableUrl,
    routerOptions: { maxParamLength: 200 },
    childLoggerFactory: (logger, bindings, options, raw) =>
      new RequestLog(logger, () =>
        logger.child({ ...bindings, traceId: traceIdOf(contextOfRequest(raw, tracer)) }, options),
      ),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply);
    },
  });
}
