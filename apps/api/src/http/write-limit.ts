import { HttpError } from '../http-error.ts';
import type { CallCounts } from '../security/call-counts.ts';
import type { SessionCaller } from '../security/caller.ts';
import type { RateLimit } from './bind-endpoint.ts';

/**
 * Counts a call that may change something.
 *
 * @throws HttpError 429 if the person exceeds the rate limit
 */
export type AdmitWrite = (caller: SessionCaller) => Promise<void>;

/**
 * Creates the rate limit per signed-in person. It counts all sessions of a person. API keys have their own
 * limits.
 */
export function createWriteLimit(counts: CallCounts, { max, timeWindow }: RateLimit): AdmitWrite {
  return async ({ kind, personId }) => {
    const { calls, left } = await counts.count(`writes of ${kind} ${personId}`, timeWindow, max);
    if (calls <= max) return;
    const seconds = Math.ceil(left / 1_000);
    throw new HttpError(
      429,
      `You are making too many changes. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      { headers: { 'Retry-After': String(seconds) } },
    );
  };
}
