import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { type CallCounts, countCallsInMemory } from '../../security/call-counts.ts';
import {
  countFailuresInMemory,
  FAILURES_KEPT_MS,
  type FailureCounts,
} from '../../security/failure-counts.ts';
import type { SharedLimitsRepository } from './shared-limits.repository.ts';

/** Callers who have nothing left in their window, and whom the database is not asked about again. */
const MOST_REFUSED = 20_000;

/** What limits go by. */
export interface Limits {
  calls: CallCounts;
  failures: FailureCounts;
  /** Removes what says nothing any more. */
  cleanUp: () => Promise<void>;
}

/** Limits of one process that has the database for itself. */
export function createOwnLimits({ now }: { now: Clock }): Limits {
  return {
    calls: countCallsInMemory({ now }),
    failures: countFailuresInMemory(),
    cleanUp: async () => undefined,
  };
}

/**
 * Limits that all processes of a database keep together. While the database does not answer, each process counts by
 * itself: nobody is refused for it, and nobody may call without end.
 *
 * @param onError takes the first error of a row of them
 */
export function createSharedLimits({
  repository,
  now,
  onError,
}: {
  repository: SharedLimitsRepository;
  now: Clock;
  onError: (error: unknown) => void;
}): Limits {
  const own = createOwnLimits({ now });
  const refusedUntil = new LRUCache<string, number>({ max: MOST_REFUSED });
  let failing = false;

  async function orElse<Result>(ask: () => Promise<Result>, instead: () => Result | Promise<Result>) {
    try {
      const result = await ask();
      failing = false;
      return result;
    } catch (error) {
      if (!failing) onError(error);
      failing = true;
      return instead();
    }
  }

  const keyOf = (kind: 'calls' | 'failures', name: string) => hash('sha256', `${kind} ${name}`);

  return {
    calls: {
      count: async (caller, window, limit) => {
        const at = now();
        const moment = at.getTime();
        // With its limit: whoever gets a higher one may call again.
        const refused = `${limit} ${caller}`;
        const until = refusedUntil.get(refused) ?? 0;
        // Whoever keeps on calling shall not cost the others a query each time.
        if (until > moment && until <= moment + window) return { calls: limit + 1, left: until - moment };
        return orElse(
          async () => {
            const { calls, endsAt } = await repository.countCall(keyOf('calls', caller), at, window);
            if (calls > limit) refusedUntil.set(refused, endsAt.getTime());
            return { calls, left: Math.max(0, endsAt.getTime() - moment) };
          },
          () => own.calls.count(caller, window, limit),
        );
      },
    },
    failures: {
      change: (key, decide) =>
        orElse(
          () => repository.changeFailures(keyOf('failures', key), now(), FAILURES_KEPT_MS, decide),
          () => own.failures.change(key, decide),
        ),
    },
    cleanUp: () => repository.removeExpired(now()),
  };
}
