import { SpanKind, type Tracer, trace } from '@opentelemetry/api';
import type { Queries } from '../database/observed-queries.ts';

/** Records a span for each statement of a traced request or job, without its values. */
export function traceQueries(queries: Queries, tracer: Tracer): void {
  queries.on('query', ({ statement, duration, context }) => {
    if (!trace.getSpan(context)) return;
    const end = Date.now();
    const [operation = 'query'] = /\w+/.exec(statement) ?? [];
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement };
    tracer
      .startSpan(operation, { kind: SpanKind.CLIENT, startTime: end - duration, attributes }, context)
      .end(end);
  });
}
