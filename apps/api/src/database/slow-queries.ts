import { traceIdOf } from '../observability/trace-context.ts';
import type { Queries } from './observed-queries.ts';

/** Longer statements are truncated: their beginning identifies them. */
const SHOWN_CHARACTERS = 2_000;

export interface SlowQueryOptions {
  /** Milliseconds. 0 logs nothing. */
  slowAfter: number;
  log: { warn: (fields: object, message: string) => void };
}

/** Logs slow statements, without their values. */
export function logSlowQueries(queries: Queries, { slowAfter, log }: SlowQueryOptions): void {
  if (slowAfter === 0) return;
  queries.on('query', ({ statement, duration, context }) => {
    if (duration < slowAfter) return;
    const traceId = traceIdOf(context);
    log.warn(
      {
        statement: statement.slice(0, SHOWN_CHARACTERS),
        duration: Math.round(duration),
        ...(traceId ? { traceId } : {}),
      },
      'slow query',
    );
  });
}
