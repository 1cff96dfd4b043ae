import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';

const WINDOW_MS = 60_000;

/** More keys at a time than any installation has. */
const MOST_KEYS = 10_000;

/** What a key may still call within its minute. */
export interface Budget {
  /** Whether this call is one too many. */
  exceeded: boolean;
  limit: number;
  remaining: number;
  /** Whole seconds until the minute is over. */
  resetSeconds: number;
}

export interface KeyBudgets {
  /** Takes one call off what a key may make in this minute. */
  spend: (keyId: string, limit: number) => Budget;
}

/**
 * Counts calls of API keys, by the minute that begins with the first of them. Each process counts by itself: behind
 * several of them a key may make as many calls as its limit at each.
 */
export function createKeyBudgets({ now }: { now: Clock }): KeyBudgets {
  const windows = new LRUCache<string, { calls: number; endsAt: number }>({ max: MOST_KEYS });
  return {
    spend: (keyId, limit) => {
      const moment = now().getTime();
      const known = windows.get(keyId);
      const window = known && known.endsAt > moment ? known : { calls: 0, endsAt: moment + WINDOW_MS };
      window.calls += 1;
      windows.set(keyId, window);
      return {
        exceeded: window.calls > limit,
        limit,
        remaining: Math.max(0, limit - window.calls),
        resetSeconds: Math.ceil((window.endsAt - moment) / 1_000),
      };
    },
  };
}
