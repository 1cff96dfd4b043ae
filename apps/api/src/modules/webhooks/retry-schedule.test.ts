import { expect, test } from 'vitest';
import { nextDelay, retrySchedule } from './retry-schedule.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const steady = { ...retrySchedule, random: () => 0.5 };

test('makes ten attempts: immediately, after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 hours', () => {
  const minutes = [0, 1 / 12, 5, 30, 120, 300, 600, 840, 1_200, 1_440];
  expect(minutes.map((_, made) => nextDelay(steady, made, null))).toEqual(
    minutes.map((each) => Math.round(each * 60 * SECOND_MS)),
  );
  expect(nextDelay(steady, 10, null)).toBeNull();
});

test('randomly varies a delay by up to a tenth', () => {
  expect(nextDelay({ ...retrySchedule, random: () => 0 }, 4, null)).toBeCloseTo(1.8 * HOUR_MS);
  expect(nextDelay({ ...retrySchedule, random: () => 0.999_999 }, 4, null)).toBeCloseTo(2.2 * HOUR_MS, -2);
});

test('waits longer if the receiver asks for it, up to a day, but never shorter', () => {
  expect(nextDelay(steady, 1, 60 * SECOND_MS)).toBe(60 * SECOND_MS);
  expect(nextDelay(steady, 1, 90 * HOUR_MS)).toBe(24 * HOUR_MS);
  expect(nextDelay(steady, 2, 1)).toBe(300 * SECOND_MS);
  expect(nextDelay(steady, 10, 60 * SECOND_MS)).toBeNull();
});
