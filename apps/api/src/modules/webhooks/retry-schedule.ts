const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export const retrySchedule = {
  /** How long to wait before each attempt, in milliseconds. No attempt follows the last one. */
  delays: [
    0,
    5 * SECOND_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    5 * HOUR_MS,
    10 * HOUR_MS,
    14 * HOUR_MS,
    20 * HOUR_MS,
    24 * HOUR_MS,
  ],
  /** The fraction by which a delay varies randomly, so that receivers that recover aren't overrun. */
  jitter: 0.1,
  /** How long a webhook may fail before it is disabled, in milliseconds. */
  patience: 5 * 24 * HOUR_MS,
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random: Math.random,
};

export type RetrySchedule = typeof retrySchedule;

/** The longest wait that a receiver can ask for, in milliseconds. */
const LONGEST_WAIT_MS = 24 * HOUR_MS;

/**
 * How long to wait before the next attempt, in milliseconds, or null if there is none.
 *
 * @param made how many attempts of the schedule were made
 * @param asked how long the receiver asks to wait, in milliseconds
 */
export function nextDelay(
  { delays, jitter, random }: RetrySchedule,
  made: number,
  asked: number | null,
): number | null {
  const delay = delays[made];
  if (delay === undefined) return null;
  const spread = delay * (1 + jitter * (2 * random() - 1));
  return Math.max(spread, Math.min(asked ?? 0, LONGEST_WAIT_MS));
}
