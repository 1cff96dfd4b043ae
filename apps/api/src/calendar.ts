import { Temporal } from 'temporal-polyfill';
import type { Clock } from './clock.ts';

/** Days of the calendar as YYYY-MM-DD, which have no time zone. Weeks are those of ISO 8601, named by their Monday. */

const DAYS_A_WEEK = 7;

/** Which day it is at the office, whatever the zone of the server or of the person who asks. */
export interface OfficeCalendar {
  /** An IANA time zone, such as `America/New_York`. */
  timeZone: string;
  today: () => string;
  dayOf: (moment: Date) => string;
  /** The moment at which a day begins. @throws RangeError where the calendar has no such day */
  startOf: (day: string) => Date;
}

export function createOfficeCalendar(timeZone: string, now: Clock): OfficeCalendar {
  const dayOf = (moment: Date): string =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .toString();
  return {
    timeZone,
    today: () => dayOf(now()),
    dayOf,
    startOf: (day) => new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds),
  };
}

/** Whether the calendar has such a day: it has no 31 June. */
export function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** @throws RangeError where the calendar has no such day */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** How many days lie between two; negative where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}

/** The Monday of the week that a day is in. */
export function weekOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

/** @param week a Monday */
export function addWeeks(week: string, weeks: number): string {
  return addDays(week, weeks * DAYS_A_WEEK);
}

/** How many weeks lie between two Mondays; negative where the second is earlier. */
export function weeksBetween(from: string, to: string): number {
  return Math.round(daysBetween(from, to) / DAYS_A_WEEK);
}
