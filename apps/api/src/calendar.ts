import { Temporal } from 'temporal-polyfill';
import type { Clock } from './clock.ts';

/**
 * Days are YYYY-MM-DD strings and have no time zone. Weeks are ISO 8601 weeks, identified by their Monday.
 */

const DAYS_A_WEEK = 7;

export type OfficeCalendar = ReturnType<typeof createOfficeCalendar>;

/**
 * Calendar in the office's time zone, regardless of the time zone of the server or the caller.
 *
 * @param timeZone an IANA time zone, such as `America/New_York`
 */
export function createOfficeCalendar(timeZone: string, now: Clock) {
  const dayOf = (moment: Date): string =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .toString();
  return {
    timeZone,
    today: () => dayOf(now()),
    dayOf,
    /** The moment a day starts. @throws RangeError if the day doesn't exist */
    startOf: (day: string) =>
      new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds),
  };
}

/** Whether the day exists. June 31 doesn't. */
export function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** @throws RangeError if the day doesn't exist */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Number of days from one day to another. Negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}

/** The Monday of the week that contains a day. */
export function weekOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

/** @param week a Monday */
export function addWeeks(week: string, weeks: number): string {
  return addDays(week, weeks * DAYS_A_WEEK);
}

/** Number of weeks from one Monday to another. Negative if the second is earlier. */
export function weeksBetween(from: string, to: string): number {
  return Math.round(daysBetween(from, to) / DAYS_A_WEEK);
}
