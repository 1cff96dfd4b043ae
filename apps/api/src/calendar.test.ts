import { describe, expect, test } from 'vitest';
import { addDays, createOfficeCalendar, daysBetween } from './calendar.ts';

const zones = ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'] as const;

const calendarAt = (timeZone: string, moment: string) =>
  createOfficeCalendar(timeZone, () => new Date(moment));

const HOUR_MS = 3_600_000;

describe('office calendar', () => {
  test.for([
    // Daylight saving time starts and ends.
    ['America/Los_Angeles', '2026-03-08T07:59:59Z', '2026-03-07'],
    ['America/Los_Angeles', '2026-03-08T08:00:00Z', '2026-03-08'],
    ['America/Los_Angeles', '2026-03-09T06:59:59Z', '2026-03-08'],
    ['America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-11-01'],
    ['America/Los_Angeles', '2026-11-02T07:59:59Z', '2026-11-01'],
    ['Pacific/Auckland', '2026-04-05T11:59:59Z', '2026-04-05'],
    ['Pacific/Auckland', '2026-04-05T12:00:00Z', '2026-04-06'],
    ['Pacific/Auckland', '2026-09-26T12:00:00Z', '2026-09-27'],
    ['Pacific/Auckland', '2026-09-27T11:00:00Z', '2026-09-28'],
    // UTC offset with half an hour.
    ['Asia/Kolkata', '2026-03-08T18:29:59Z', '2026-03-08'],
    ['Asia/Kolkata', '2026-11-01T18:30:00Z', '2026-11-02'],
    // New Year.
    ['America/Los_Angeles', '2027-01-01T07:59:59Z', '2026-12-31'],
    ['America/Los_Angeles', '2027-01-01T08:00:00Z', '2027-01-01'],
    ['Asia/Kolkata', '2026-12-31T18:29:59Z', '2026-12-31'],
    ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01'],
    ['Pacific/Auckland', '2026-12-31T10:59:59Z', '2026-12-31'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01'],
  ] as const)('in %s, %s is on %s', ([timeZone, moment, day]) => {
    const calendar = calendarAt(timeZone, moment);
    expect(calendar.today()).toBe(day);
    expect(calendar.dayOf(new Date(moment))).toBe(day);
  });

  test.for(zones)('each day in %s starts when the previous day ends', (timeZone) => {
    const { dayOf, startOf } = calendarAt(timeZone, '2026-01-01T00:00:00Z');
    const first = '2026-01-01';
    for (let index = 0; index <= daysBetween(first, '2027-01-02'); index += 1) {
      const day = addDays(first, index);
      const start = startOf(day);
      expect(dayOf(start)).toBe(day);
      expect(dayOf(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
    }
  });

  test.for([
    ['America/Los_Angeles', '2026-03-08', 23],
    ['America/Los_Angeles', '2026-11-01', 25],
    ['Pacific/Auckland', '2026-04-05', 25],
    ['Pacific/Auckland', '2026-09-27', 23],
    ['Asia/Kolkata', '2026-03-08', 24],
  ] as const)('in %s, %s has %i hours', ([timeZone, day, hours]) => {
    const { startOf } = calendarAt(timeZone, '2026-01-01T00:00:00Z');
    expect(startOf(addDays(day, 1)).getTime() - startOf(day).getTime()).toBe(hours * HOUR_MS);
  });
});
