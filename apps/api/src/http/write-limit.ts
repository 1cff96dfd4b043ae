import { retryLater } from '../http-error.ts';
import type { CallCounts } from '../security/call-counts.ts';
import type { SessionCaller } from '../security/caller.ts';
import type { RateLimit } from './bind-endpoint.ts';

/**
 * Creates the rate limit per signed-in person. It counts all sessions of a person. API keys have their own
 * limits. The function that it returns counts a call that may change something, and throws HttpError 429 if the
 * person exceeds the limit.
 */
export function createWriteLimit(counts: CallCounts, { max, timeWindow }: RateLimit) {
  return async ({ kind, personId }: SessionCaller): Promise<void> => {
    const { calls, left } = await counts.count(`writes of ${kind} ${personId}`, timeWindow, max);
    if (calls <= max) return;
    const seconds = Math.ceil(left / 1_000);
    throw retryLater(
      429,
      seconds,
      `You are making too many changes. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    );
  };
}
