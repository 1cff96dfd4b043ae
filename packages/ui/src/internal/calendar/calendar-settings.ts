import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import type { CalendarWords } from './calendar-words.ts';

export type WeekDay = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

/** What all calendars have in common. Dates are ISO texts without a time zone, such as `2026-11-27`. */
export interface CalendarSettings {
  /** The first date that can be selected, as `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last date that can be selected, as `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Whether a date can't be selected, for example because it is a holiday. */
  isDateDisabled?: ((date: string) => boolean) | undefined;
  /** The current date, as `YYYY-MM-DD`. @default the current date in `timeZone` */
  today?: string | undefined;
  /** The IANA time zone of the current date, such as `America/Boise`. @default the user's time zone */
  timeZone?: string | undefined;
  /** Language and calendar system of the dates, as a BCP 47 tag. @default 'en-US' */
  locale?: string | undefined;
  /** @default the first day of the week in the region of `locale` */
  firstDayOfWeek?: WeekDay | undefined;
}

export interface CalendarProps extends CalendarSettings {
  /** Overrides the built-in labels, for example in another language. */
  words?: Partial<CalendarWords> | undefined;
}

/** Returns the current date. */
export function currentDate({ today, timeZone = getLocalTimeZone() }: CalendarSettings): string {
  return today ?? todayIn(timeZone).toString();
}

/** Whether a date is within the limits. ISO dates sort as text. */
export function isWithin(date: string, { min = date, max = date }: CalendarSettings): boolean {
  return min <= date && date <= max;
}

/** Whether a date can be selected. */
export function isAvailable(date: string, settings: CalendarSettings): boolean {
  return isWithin(date, settings) && !settings.isDateDisabled?.(date);
}

/** Returns the date, or the closest limit if it is outside. */
export function clampDate(date: string, { min, max }: CalendarSettings): string {
  if (min && date < min) return min;
  return max && date > max ? max : date;
}
