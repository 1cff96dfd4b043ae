import type { Guarantee, Results } from '@uplift/data-client/contract/project';
import { formatMoney, formatNumber } from '@uplift/roi-engine';

// Calendar days have no time zone. `Date.parse` reads them as UTC, so they are formatted in UTC.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Formats a calendar day: `May 4, 2026`. */
export function formatDay(date: string): string {
  return day.format(Date.parse(date));
}

/** Formats a calendar day without the year: `May 4`. */
export function formatShortDay(date: string): string {
  return shortDay.format(Date.parse(date));
}

/** Formats hours: `1 hour`, `7.5 hours`. */
export function formatHours(hours: number): string {
  return `${formatNumber(hours, 2)} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** Formats a number of weeks: `1 week`, `5 weeks`. */
export function formatWeeks(count: number): string {
  return `${count} ${count === 1 ? 'week' : 'weeks'}`;
}

/** Shown where weeks would be, until the first one is measured. */
export const noWeeks = 'No weeks measured yet';

/** Compares the measured value with the forecast to date, in words. */
export function describeProgress({ totals: { value }, forecastToDate }: Results): string {
  if (value === null || !forecastToDate) return 'Needs a baseline to compare with.';
  const { low, expected, high } = forecastToDate;
  if (expected === 0) return 'The forecast starts after the first week.';
  const place =
    value < low ? 'below the low case' : value > high ? 'above the high case' : 'within the expected range';
  return `${formatMoney(expected)} expected by now: ${place}.`;
}

/** Short status of the 30-day guarantee: `12 days left`. */
export function guaranteeLabel(guarantee: Guarantee): string {
  switch (guarantee.state) {
    case 'waiting':
      return `From ${formatDay(guarantee.startsOn)}`;
    case 'running':
      return `${guarantee.daysLeft} ${guarantee.daysLeft === 1 ? 'day' : 'days'} left, to ${formatShortDay(guarantee.lastDay)}`;
    case 'met':
      return guarantee.late ? 'Met late' : 'Met';
    case 'working-free':
      return `Free of charge since ${formatShortDay(guarantee.since)}`;
  }
}
