import type { Tracer } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { reasonOf } from '../error-text.ts';

/** How long sending a batch of spans may take with retries, in milliseconds. */
const EXPORT_TIMEOUT_MS = 5_000;

/** Longer statements are truncated: their beginning identifies them. */
const ATTRIBUTE_CHARACTERS = 2_000;

export interface Tracing {
  tracer: Tracer;
  /** Sends the remaining spans. */
  close: () => Promise<void>;
}

export interface TracingOptions {
  /** Base URL of an OTLP/HTTP receiver. */
  endpoint: string;
  serviceName: string;
  commit: string;
  /** Reports failures to the person who started the server. */
  report: (message: string) => void;
  /** Milliseconds. @default 5000 */
  timeout?: number;
}

/**
 * Sends spans to a collector, in batches and in the background. If the collector doesn't take them, they are
 * dropped. Import this module dynamically: it loads the SDK.
 */
export function createTracing(options: TracingOptions): Tracing {
  const { endpoint, serviceName, commit, report, timeout = EXPORT_TIMEOUT_MS } = options;
  const reportFailure = (error: unknown): void =>
    report(
      `Traces could not be sent to ${endpoint}: ${reasonOf(error)}. Check that the collector runs, and OTEL_EXPORTER_OTLP_ENDPOINT.`,
    );
  setGlobalErrorHandler(reportFailure);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: timeout });
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': serviceName, 'service.version': commit }),
    ),
    spanLimits: { attributeValueLengthLimit: ATTRIBUTE_CHARACTERS },
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: timeout })],
  });
  return {
    tracer: provider.getTracer('uplift'),
    close: () => provider.shutdown().catch(reportFailure),
  };
}
