import { expect, test } from 'vitest';
import { countCallsInMemory } from './call-counts.ts';

const MINUTE_MS = 60_000;

test('starts a new window when the clock is set back by hours', async () => {
  let time = Date.parse('2026-06-01T12:00:00Z');
  const counts = countCallsInMemory({ now: () => new Date(time) });
  expect(await counts.count('visitor', MINUTE_MS, 1)).toEqual({ calls: 1, left: MINUTE_MS });
  expect(await counts.count('visitor', MINUTE_MS, 1)).toEqual({ calls: 2, left: MINUTE_MS });
  time -= 6 * 60 * MINUTE_MS;
  expect(await counts.count('visitor', MINUTE_MS, 1)).toEqual({ calls: 1, left: MINUTE_MS });
  expect(await counts.count('visitor', MINUTE_MS, 1)).toEqual({ calls: 2, left: MINUTE_MS });
});
