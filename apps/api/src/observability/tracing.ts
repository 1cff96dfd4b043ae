import { ExportResultCode, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import { reasonOf } from '../error-text.ts';

/** How long sending a batch of spans may take with retries, in milliseconds. */
const EXPORT_TIMEOUT_MS = 5_000;

/** Longer statements are truncated: their beginning identifies them. */
const ATTRIBUTE_CHARACTERS = 2_000;

export type Tracing = ReturnType<typeof createTracing>;

export interface TracingOptions {
  /** Base URL of an OTLP/HTTP receiver. */
  endpoint: string;
  serviceName: string;
  commit: string;
  /** Receives the first of consecutive failures, for the person who started the server. */
  report: (message: string) => void;
  /** Milliseconds. @default 5000 */
  timeout?: number;
}

/**
 * Sends spans to a collector, in batches and in the background. If the collector doesn't take them, they are
 * dropped. Import this module dynamically: it loads the SDK.
 */
export function createTracing(options: TracingOptions) {
  const { endpoint, serviceName, commit, report, timeout = EXPORT_TIMEOUT_MS } = options;
  // The rest of the URL may contain a key.
  const { origin } = new URL(endpoint);
  let failing = false;
  const reportFailure = (error: unknown): void => {
    if (!failing)
      report(
        `Traces could not be sent to ${origin}: ${reasonOf(error)}. Check OTEL_EXPORTER_OTLP_ENDPOINT and whether the collector is running.`,
      );
    failing = true;
  };
  setGlobalErrorHandler(reportFailure);
  const otlp = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: timeout });
  const exporter: SpanExporter = {
    export: (spans, done) =>
      otlp.export(spans, (result) => {
        if (result.code === ExportResultCode.SUCCESS) failing = false;
        done(result);
      }),
    shutdown: () => otlp.shutdown(),
    forceFlush: () => otlp.forceFlush(),
  };
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': serviceName, 'service.version': commit }),
    ),
    spanLimits: { attributeValueLengthLimit: ATTRIBUTE_CHARACTERS },
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: timeout })],
  });
  return {
    tracer: provider.getTracer('uplift'),
    /** Sends the remaining spans. */
    close: (): Promise<void> => provider.shutdown().catch(reportFailure),
  };
}
