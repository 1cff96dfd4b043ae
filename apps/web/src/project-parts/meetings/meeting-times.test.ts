import { expect, it, onTestFinished } from 'vitest';
import { showMomentsIn } from '../../shell/viewer-time.ts';
import { dayOf, inputsOf, leafOf, momentOf, timesOf } from './meeting-times.ts';

it('parses a day and a time in the device time zone and formats them back', () => {
  const moment = momentOf('2026-03-09', '14:05');
  expect(moment).toBe(new Date(2026, 2, 9, 14, 5).toISOString());
  expect(inputsOf(moment ?? '')).toEqual({ day: '2026-03-09', time: '14:05' });
});

it.each([
  ['', '14:00'],
  ['2026-03-09', ''],
  ['2026-02-31', 'noon'],
])('returns null for the day %j and the time %j', (day, time) => {
  expect(momentOf(day, time)).toBeNull();
});

it.each([
  ['America/Los_Angeles', 'Thursday, December 31, 2026', 'Dec', 31, '11:00 – 11:45 PM PST'],
  ['Asia/Kolkata', 'Friday, January 1', 'Jan', 1, '12:30 – 1:15 PM GMT+5:30'],
  ['Pacific/Auckland', 'Friday, January 1', 'Jan', 1, '8:00 – 8:45 PM GMT+13'],
])('formats a meeting at the turn of the year in %s', (timeZone, day, month, leaf, times) => {
  onTestFinished(() => showMomentsIn(null));
  showMomentsIn(timeZone);
  const [startsAt, endsAt] = ['2027-01-01T07:00:00Z', '2027-01-01T07:45:00Z'];
  expect(dayOf(startsAt, Date.parse('2027-01-02T12:00:00Z'))).toBe(day);
  expect(leafOf(startsAt)).toEqual({ month, day: leaf });
  expect(timesOf(startsAt, endsAt).replaceAll(/\s/g, ' ')).toBe(times);
});
