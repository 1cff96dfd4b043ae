import {
  type Calendar,
  type CalendarDate,
  type CalendarIdentifier,
  createCalendar,
  parseDate,
  toCalendar,
} from '@internationalized/date';

/** The calendar system of a locale and its formats. */
export interface CalendarLocale {
  /** Reads an ISO date into the calendar of the locale. */
  read: (date: string) => CalendarDate;
  /** The weekday, day, month and year, such as `Friday, November 27, 2026`. */
  full: (date: CalendarDate) => string;
  /** A short unambiguous format, such as `Nov 27, 2026`. */
  medium: (date: CalendarDate) => string;
  /** The month and the year, such as `November 2026`. */
  monthAndYear: (date: CalendarDate) => string;
  month: (date: CalendarDate) => string;
  year: (date: CalendarDate) => string;
  day: (date: CalendarDate) => string;
  /** The weekday, such as `Friday`. */
  weekday: (date: CalendarDate) => string;
  /** The first letter or two of the weekday, such as `F`. */
  weekdayLetter: (date: CalendarDate) => string;
}

function calendarOf(locale: string): Calendar {
  // `Intl` types the identifier as any string. Unknown ones give the Gregorian calendar.
  return createCalendar(new Intl.DateTimeFormat(locale).resolvedOptions().calendar as CalendarIdentifier);
}

/** Returns the calendar system and the formats of a locale. */
export function calendarLocale(locale: string): CalendarLocale {
  const calendar = calendarOf(locale);
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: CalendarDate) => format(date.toDate('UTC'));
  };
  return {
    read: (date) => toCalendar(parseDate(date), calendar),
    full: formatter({ dateStyle: 'full' }),
    medium: formatter({ dateStyle: 'medium' }),
    monthAndYear: formatter({ month: 'long', year: 'numeric' }),
    month: formatter({ month: 'long' }),
    year: formatter({ year: 'numeric' }),
    day: formatter({ day: 'numeric' }),
    weekday: formatter({ weekday: 'long' }),
    weekdayLetter: formatter({ weekday: 'narrow' }),
  };
}
