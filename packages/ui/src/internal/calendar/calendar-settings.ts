import { today } from '@internationalized/date';
import type { CalendarMessages } from '../../calendar/calendar.messages.ts';
import type { Locale } from '../../foundations/locale/locale-context.ts';

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
  /**
   * The IANA time zone of the current date, such as `America/Boise`.
   * @default the time zone of the `LocaleProvider`, or the user's
   */
  timeZone?: string | undefined;
  /** @default the first day of the week in the region of the language */
  firstDayOfWeek?: WeekDay | undefined;
  /** Overrides the built-in labels of the calendar. */
  messages?: Partial<CalendarMessages> | undefined;
}

/** Returns the current date. */
export function currentDate({ today: given, timeZone }: CalendarSettings, { dateFormat }: Locale): string {
  return given ?? today(timeZone ?? dateFormat().resolvedOptions().timeZone).toString();
}

/** Whether a date is within the limits. ISO dates sort as text. */
function isWithin(date: string, { min = date, max = date }: CalendarSettings): boolean {
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
