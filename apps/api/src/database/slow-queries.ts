import type { FastifyBaseLogger } from 'fastify';
import { traceIdOf } from '../observability/trace-context.ts';
import type { Queries } from './observed-queries.ts';

/** Longer statements are truncated: their beginning identifies them. */
const SHOWN_CHARACTERS = 2_000;

/**
 * Logs slow statements, without their values.
 *
 * @param slowAfter milliseconds; 0 logs nothing
 */
export function logSlowQueries(
  queries: Queries,
  { slowAfter, log }: { slowAfter: number; log: Pick<FastifyBaseLogger, 'warn'> },
): void {
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
