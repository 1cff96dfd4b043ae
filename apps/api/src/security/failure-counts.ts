import { LRUCache } from 'lru-cache';

/** How long failures are remembered after the last one, in milliseconds. */
export const FAILURE_RETENTION_MS = 60 * 60_000;

const MOST_KEYS = 20_000;

/** The failures stored for a key. Without any, both fields are 0. */
export interface Failures {
  count: number;
  /** Milliseconds since the last one. */
  age: number;
}

/** The decision about a try. */
export interface Verdict<Outcome> {
  /** The new number of failures, the last one now. @default unchanged */
  count?: number;
  outcome: Outcome;
}

/** Stores failures for an hour. */
export interface FailureCounts {
  /** Updates the failures of a key atomically. Concurrent changes to the same key run one after another. */
  change: <Outcome>(key: string, decide: (known: Failures) => Verdict<Outcome>) => Promise<Outcome>;
}

/**
 * Stores failures in the memory of this process.
 *
 * @param now monotonic clock in milliseconds
 */
export function countFailuresInMemory({
  now = () => performance.now(),
}: {
  now?: () => number;
} = {}): FailureCounts {
  const failures = new LRUCache<string, { count: number; lastAt: number }>({ max: MOST_KEYS });
  return {
    change: async (key, decide) => {
      const moment = now();
      const known = failures.get(key);
      const age = known ? moment - known.lastAt : FAILURE_RETENTION_MS;
      const { count, outcome } = decide(
        known && age < FAILURE_RETENTION_MS ? { count: known.count, age } : { count: 0, age: 0 },
      );
      if (count !== undefined && count > 0) failures.set(key, { count, lastAt: moment });
      else if (count !== undefined) failures.delete(key);
      return outcome;
    },
  };
}
