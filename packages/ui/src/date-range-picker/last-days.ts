import { parseDate } from '@internationalized/date';
import type { DateRange } from '../internal/calendar/date-range.ts';

/** Returns a range for presets: the given number of days until today, which is included. */
export function lastDays(days: number): (today: string) => DateRange {
  return (today) => ({
    from: parseDate(today)
      .subtract({ days: days - 1 })
      .toString(),
    to: today,
  });
}
