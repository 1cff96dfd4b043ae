import type { CallCounts } from '../../security/call-counts.ts';

const WINDOW_MS = 60_000;

/** State of a key's rate limit in the current window. */
export interface Budget {
  /** Whether this request exceeds the limit. */
  exceeded: boolean;
  limit: number;
  remaining: number;
  /** Whole seconds until the window ends. */
  resetSeconds: number;
}

export interface KeyBudgets {
  /** Counts one request against the key's limit. @param limit requests per minute */
  spend: (keyId: string, limit: number) => Promise<Budget>;
}

/** Counts requests of API keys in one-minute windows that start with the first request. */
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
