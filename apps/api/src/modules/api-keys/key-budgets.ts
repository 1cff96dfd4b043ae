import type { CallCounts } from '../../security/call-counts.ts';

const WINDOW_MS = 60_000;

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
  spend: (keyId: string, limit: number) => Promise<Budget>;
}

/** Counts calls of API keys, by the minute that begins with the first of them. */
export function createKeyBudgets({ counts }: { counts: CallCounts }): KeyBudgets {
  return {
    spend: async (keyId, limit) => {
      const { calls, left } = await counts.count(`api key ${keyId}`, WINDOW_MS, limit);
      return {
        exceeded: calls > limit,
        limit,
        remaining: Math.max(0, limit - calls),
        resetSeconds: Math.ceil(left / 1_000),
      };
    },
  };
}
