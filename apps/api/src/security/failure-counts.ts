import { LRUCache } from 'lru-cache';

/** How long failures are remembered after the last of them, in milliseconds. */
export const FAILURES_KEPT_MS = 60 * 60_000;

const MOST_KEYS = 20_000;

/** What is remembered of failures: none, or how many and how long ago the last one was. */
export interface Failures {
  count: number;
  /** Milliseconds since the last one. */
  age: number;
}

/** What becomes of failures. */
export interface Verdict<Outcome> {
  /** How many there are now, the last one just now. @default they stay as they are */
  count?: number;
  outcome: Outcome;
}

/** Remembers failures for an hour. */
export interface FailureCounts {
  /** Decides over what is remembered; whoever decides over the same at the same time comes after. */
  change: <Outcome>(key: string, decide: (known: Failures) => Verdict<Outcome>) => Promise<Outcome>;
}

/**
 * Remembers failures in the memory of this process.
 *
 * @param now milliseconds that only go forward
 */
export function countFailuresInMemory({
  now = () => performance.now(),
}: {
  now?: () => number;
} = {}): FailureCounts {
  const kept = new LRUCache<string, { count: number; lastAt: number }>({ max: MOST_KEYS });
  return {
    change: async (key, decide) => {
      const moment = now();
      const known = kept.get(key);
      const age = known ? moment - known.lastAt : FAILURES_KEPT_MS;
      const { count, outcome } = decide(
        known && age < FAILURES_KEPT_MS ? { count: known.count, age } : { count: 0, age: 0 },
      );
      if (count !== undefined && count > 0) kept.set(key, { count, lastAt: moment });
      else if (count !== undefined) kept.delete(key);
      return outcome;
    },
  };
}
