import {
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

context.setGlobalContextManager(new AsyncLocalStorageContextManager());

const propagator = new W3CTraceContextPropagator();

/** The context of a `traceparent` (W3C Trace Context). The root context if it's missing or invalid. */
export function readTraceparent(traceparent: unknown): Context {
  return propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
}

/** The `traceparent` with which another program continues the trace of this code, if it has one. */
export function traceHeaders(): { traceparent?: string } {
  const headers: { traceparent?: string } = {};
  propagator.inject(context.active(), headers, defaultTextMapSetter);
  return headers;
}

/** The trace ID in a context: 32 hexadecimal digits. */
export function traceIdOf(of: Context): string | undefined {
  return trace.getSpanContext(of)?.traceId;
}
