import { viewerFormat } from '../viewer-time.ts';

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const date = viewerFormat({ dateStyle: 'medium' });
const moment = viewerFormat({ dateStyle: 'medium', timeStyle: 'short' });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long ago something was used: `just now`, `5 minutes ago`, `yesterday`, and from a month on its date.
 *
 * @param iso a moment as ISO 8601
 * @param now milliseconds since the epoch
 */
export function lastUse(iso: string, now: number): string {
  const at = Date.parse(iso);
  const passed = now - at;
  // The server notes uses to the minute, and clocks differ.
  if (passed < 2 * MINUTE_MS) return 'just now';
  if (passed < HOUR_MS) return relative.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return relative.format(-Math.floor(passed / HOUR_MS), 'hour');
  if (passed < 30 * DAY_MS) return relative.format(-Math.floor(passed / DAY_MS), 'day');
  return date().format(at);
}

/** A moment in full, in the zone of the viewer. */
export function inFull(iso: string): string {
  return moment().format(Date.parse(iso));
}
