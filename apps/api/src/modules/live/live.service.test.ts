import { context } from '@opentelemetry/api';
import { expect, onTestFinished, test } from 'vitest';
import { readTraceparent, traceIdOf } from '../../observability/trace-context.ts';
import { createEventStream } from './event-stream.ts';
import { createLiveService } from './live.service.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

test('reads for all listeners outside the trace of the first one', async () => {
  const reads: (string | undefined)[] = [];
  const missedReads: (string | undefined)[] = [];
  const live = createLiveService({
    repository: {
      from: async () => {
        reads.push(traceIdOf(context.active()));
        return { oldestOpen: 1n, changes: [] };
      },
      missedBy: async () => {
        missedReads.push(traceIdOf(context.active()));
        return { oldestOpen: 1n, changes: [] };
      },
      viewersOf: async () => () => false,
      removeBefore: async () => undefined,
    },
    sessions: { liveAmong: async (ids) => new Set(ids) },
    now: () => new Date(),
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(live.close);
  const caller = { kind: 'admin', sessionId: 'session', personId: 'person' } as const;
  await context.with(readTraceparent(`00-${traceId}-00f067aa0ba902b7-01`), () =>
    live.open(caller, createEventStream(), undefined),
  );
  expect(missedReads).toEqual([traceId]);
  // The first read of the stream, and one of the timer.
  await expect.poll(() => reads.length, { timeout: 10_000 }).toBeGreaterThan(1);
  expect(new Set(reads)).toEqual(new Set([undefined]));
});
