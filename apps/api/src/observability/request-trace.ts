import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import {
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from './request-metrics.ts';
import { readTraceparent } from './trace-context.ts';

interface RawRequest {
  method?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** 32 random hexadecimal digits. Node buffers random UUIDs, which makes them much cheaper than random bytes. */
const randomDigits = (): string => randomUUID().replaceAll('-', '');

/** A span that is passed on to other programs, but not recorded. */
function unrecordedSpan(parent: Context): Span {
  const { traceId, traceFlags = TraceFlags.NONE } = trace.getSpanContext(parent) ?? {};
  return trace.wrapSpanContext({
    traceId: traceId ?? randomDigits(),
    spanId: randomDigits().slice(16),
    // Other flags of the caller may be unknown to the next program.
    traceFlags: traceFlags & TraceFlags.SAMPLED,
  });
}

const contexts = new WeakMap<object, Context>();

/**
 * The context of a request. Its span continues the trace of the caller, or of the code that makes the request
 * in this process, or starts a new one.
 */
export function contextOfRequest(raw: RawRequest, tracer: Tracer | undefined): Context {
  const known = contexts.get(raw);
  if (known) return known;
  const caller = readTraceparent(raw.headers.traceparent);
  const parent = trace.getSpan(caller) ? caller : context.active();
  const kind = raw instanceof IncomingMessage ? SpanKind.SERVER : SpanKind.INTERNAL;
  const span = tracer?.startSpan(raw.method ?? 'HTTP', { kind }, parent) ?? unrecordedSpan(parent);
  const own = trace.setSpan(parent, span);
  contexts.set(raw, own);
  return own;
}

/** Attributes contain nothing that the caller wrote: no URL, no headers. */
function endSpan(span: Span, request: FastifyRequest, reply: FastifyReply, aborted: boolean): void {
  const route = routeOf(request.routeOptions.url);
  span.updateName(`${request.method} ${route}`);
  span.setAttributes({
    'http.request.method': request.method,
    'http.route': route,
    // Without headers, no status was sent.
    ...(reply.raw.headersSent ? { 'http.response.status_code': reply.statusCode } : {}),
  });
  if (aborted || reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Runs each request in its trace, so that the jobs, webhooks and statements that it causes have the same one.
 *
 * @param tracer records a span for each request
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer | undefined): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => context.with(contextOfRequest(raw, tracer), done));
  app.addHook('preValidation', ({ raw, body }, _reply, done) => {
    // A body arrives outside the trace.
    if (body === undefined) done();
    else context.with(contextOfRequest(raw, tracer), done);
  });
  if (!tracer) return;
  const end = (request: FastifyRequest, reply: FastifyReply, aborted: boolean): void => {
    const span = trace.getSpan(contextOfRequest(request.raw, tracer));
    if (span?.isRecording()) endSpan(span, request, reply, aborted);
  };
  app.addHook('onRequest', (request, reply, done) => {
    // Fastify doesn't call `onResponse` if the caller closes the connection first.
    reply.raw.once('close', () => end(request, reply, !reply.raw.writableFinished));
    done();
  });
  // The response to an injected request never counts as finished.
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply, false);
    done();
  });
}
