import { expect, it, onTestFinished } from 'vitest';
import { showMomentsIn } from '../../../app/time/viewer-time.ts';
import { dayOf, inputsOf, momentOf, timesOf } from './meeting-times.ts';

it.each([
  ['America/Los_Angeles', '2026-03-08', '14:05', '2026-03-08T21:05:00.000Z'],
  ['America/Los_Angeles', '2026-11-01', '14:05', '2026-11-01T22:05:00.000Z'],
  ['America/Los_Angeles', '2026-12-31', '17:00', '2027-01-01T01:00:00.000Z'],
  ['Asia/Kolkata', '2027-01-01', '00:00', '2026-12-31T18:30:00.000Z'],
  ['Pacific/Auckland', '2026-04-05', '09:00', '2026-04-04T21:00:00.000Z'],
  ['Pacific/Auckland', '2026-09-27', '09:00', '2026-09-26T20:00:00.000Z'],
])('in %s, parses %s and %s and formats them back', (timeZone, day, time, moment) => {
  onTestFinished(() => showMomentsIn(null));
  showMomentsIn(timeZone);
  expect(momentOf(day, time)).toBe(moment);
  expect(inputsOf(moment)).toEqual({ day, time });
});

it.each([
  ['', '14:00'],
  ['2026-03-09', ''],
  ['2026-02-31', 'noon'],
])('returns null for the day %j and the time %j', (day, time) => {
  expect(momentOf(day, time)).toBeNull();
});

it.each([
  ['America/Los_Angeles', 'Thu, Dec 31, 2026', '11:00 – 11:45 PM PST'],
  ['Asia/Kolkata', 'Fri, Jan 1', '12:30 – 1:15 PM GMT+5:30'],
  ['Pacific/Auckland', 'Fri, Jan 1', '8:00 – 8:45 PM GMT+13'],
])('formats a meeting at the turn of the year in %s', (timeZone, day, times) => {
  onTestFinished(() => showMomentsIn(null));
  showMomentsIn(timeZone);
  const [startsAt, endsAt] = ['2027-01-01T07:00:00Z', '2027-01-01T07:45:00Z'];
  expect(dayOf(startsAt, Date.parse('2027-01-02T12:00:00Z'))).toBe(day);
  expect(timesOf(startsAt, endsAt).replaceAll(/\s/g, ' ')).toBe(times);
});
