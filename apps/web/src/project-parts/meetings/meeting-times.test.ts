import { expect, it } from 'vitest';
import { inputsOf, momentOf } from './meeting-times.ts';

it('reads a day and a time as those of the viewer, and shows them again as they were', () => {
  const moment = momentOf('2026-03-09', '14:05');
  expect(moment).toBe(new Date(2026, 2, 9, 14, 5).toISOString());
  expect(inputsOf(moment ?? '')).toEqual({ day: '2026-03-09', time: '14:05' });
});

it.each([
  ['', '14:00'],
  ['2026-03-09', ''],
  ['2026-02-31', 'noon'],
])('reads no moment from %j and %j', (day, time) => {
  expect(momentOf(day, time)).toBeNull();
});
