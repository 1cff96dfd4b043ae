import {
  type Calendar,
  type CalendarDate,
  type CalendarIdentifier,
  createCalendar,
  parseDate,
  toCalendar,
} from '@internationalized/date';
import type { Locale } from '../../foundations/locale/locale-context.ts';

/** The calendar system of a locale, and its formats of dates. */
export interface CalendarLocale {
  /** Reads an ISO date into the calendar system of the locale. */
  read: (date: string) => CalendarDate;
  calendar: Calendar;
  format: (date: CalendarDate, options: Intl.DateTimeFormatOptions) => string;
}

/** Returns the calendar system and the formats of a locale. */
export function calendarLocale({ dateFormat }: Locale): CalendarLocale {
  // `Intl` types the identifier as any string. Unknown ones give the Gregorian calendar.
  const calendar = createCalendar(dateFormat().resolvedOptions().calendar as CalendarIdentifier);
  return {
    calendar,
    read: (date) => toCalendar(parseDate(date), calendar),
    format: (date, options) => dateFormat({ ...options, timeZone: 'UTC' }).format(date.toDate('UTC')),
  };
}
