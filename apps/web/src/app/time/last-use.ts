import { daysBetween } from '@uplift/data-client/contract/project';
import { viewerDay, viewerFormat } from './viewer-time.ts';

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const date = viewerFormat({ dateStyle: 'medium' });
const moment = viewerFormat({ dateStyle: 'medium', timeStyle: 'short' });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Formats how long ago something was used: `just now`, `5 minutes ago`, `yesterday`, or a date after 30 days.
 * From 24 hours on, counts days of the calendar in the viewer's time zone.
 *
 * @param iso an ISO 8601 timestamp
 * @param now milliseconds since the epoch
 */
export function lastUse(iso: string, now: number): string {
  const at = Date.parse(iso);
  const passed = now - at;
  // The server records uses to the minute, and clocks differ.
  if (passed < 2 * MINUTE_MS) return 'just now';
  if (passed < HOUR_MS) return relative.format(-Math.floor(passed / MINUTE_MS), 'minute');
  const days = daysBetween(viewerDay(at), viewerDay(now));
  // A day has 25 hours when daylight saving time ends.
  if (passed < DAY_MS || days === 0) return relative.format(-Math.floor(passed / HOUR_MS), 'hour');
  if (days < 30) return relative.format(-days, 'day');
  return date().format(at);
}

/** Formats a timestamp with date and time in the viewer's time zone. */
export function inFull(iso: string): string {
  return moment().format(Date.parse(iso));
}
