const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export interface RetrySchedule {
  /** How long is waited before each attempt, in milliseconds. After the last there is none. */
  delays: readonly number[];
  /** By which part of itself a delay is longer or shorter by chance, so that receivers that come back are not overrun. */
  jitter: number;
  /** For how long a webhook may fail before it is disabled, in milliseconds. */
  patience: number;
  /** From 0 up to, but not, 1. */
  random: () => number;
}

export const retrySchedule: RetrySchedule = {
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
  jitter: 0.1,
  patience: 5 * 24 * HOUR_MS,
  random: Math.random,
};

/** Longer than this no receiver makes us wait, in milliseconds. */
const LONGEST_WAIT_MS = 24 * HOUR_MS;

/**
 * How long to wait before the next attempt, in milliseconds; null: there is none.
 *
 * @param made how many attempts of the schedule were made
 * @param asked how long the receiver asks to be left alone, in milliseconds
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
