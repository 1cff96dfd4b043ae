import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { type CallCounts, countCallsInMemory } from '../../security/call-counts.ts';
import {
  countFailuresInMemory,
  FAILURE_RETENTION_MS,
  type FailureCounts,
} from '../../security/failure-counts.ts';
import type { SharedLimitsRepository } from './shared-limits.repository.ts';

/** How many callers over their limit are cached, so that their calls don't query the database. */
const MOST_REFUSED = 20_000;

/** The counters behind rate limits. */
export interface Limits {
  calls: CallCounts;
  failures: FailureCounts;
  /** Deletes expired counts. */
  cleanUp: () => Promise<void>;
}

/** Limits of a process that shares its database with no other. */
export function createOwnLimits({ now }: { now: Clock }): Limits {
  return {
    calls: countCallsInMemory({ now }),
    failures: countFailuresInMemory(),
    cleanUp: async () => undefined,
  };
}

/**
 * Limits shared by all processes of a database. While the database is unavailable, each process counts
 * separately: the outage refuses no one, and no one may call without limit.
 *
 * @param onError receives the first error of a series
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
        // The key includes the limit, so that a caller whose limit is raised may call again.
        const refused = `${limit} ${caller}`;
        const until = refusedUntil.get(refused) ?? 0;
        // A caller over the limit doesn't cost a query on each call.
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
          () => repository.changeFailures(keyOf('failures', key), now(), FAILURE_RETENTION_MS, decide),
          () => own.failures.change(key, decide),
        ),
    },
    cleanUp: () => repository.removeExpired(now()),
  };
}
