import { isTimeZone } from '@uplift/data-client/contract';
import { getISO } from 'temporal-polyfill/fns/Calendar';
import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import { dayIn, zonedFormat } from './zoned-format.ts';

let viewerTimeZone: string | undefined;

/** Returns the time zone of the browser. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Sets the time zone in which times are shown, that of the signed-in user. A document has one viewer, so
 * formats read it here instead of getting it from every component that shows a time.
 *
 * @param timeZone IANA time zone; null, or one unknown to this browser, means the browser's own
 */
export function showMomentsIn(timeZone: string | null): void {
  viewerTimeZone = timeZone !== null && isTimeZone(timeZone) ? timeZone : undefined;
}

/** Returns the day of a timestamp in the viewer's time zone, as YYYY-MM-DD. */
export function viewerDay(moment: string | number): string {
  return dayIn(viewerTimeZone, new Date(moment).getTime());
}

/**
 * Returns the timestamp of a local time in the viewer's time zone, or NaN if it is invalid. Like `Date`, takes
 * the earlier of two when clocks are set back, and moves a time that clocks skip forward.
 *
 * @param localTime YYYY-MM-DDTHH:MM, or with seconds
 */
export function viewerMoment(localTime: string): number {
  try {
    const local = PlainDateTime.fromString(localTime, getISO);
    return PlainDateTime.toZonedDateTime(local, viewerTimeZone ?? browserTimeZone()).epochMilliseconds;
  } catch (error) {
    if (error instanceof RangeError) return Number.NaN;
    throw error;
  }
}

/** Creates a date format in the viewer's time zone. */
export function viewerFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const inZone = zonedFormat(options);
  return () => inZone(viewerTimeZone);
}

/** Returns a hint about the time zone that a form uses, if it isn't the device's. */
export function viewerZoneHint(): string {
  return viewerTimeZone === undefined || viewerTimeZone === browserTimeZone()
    ? ''
    : `In your time zone, ${viewerTimeZone.replaceAll('_', ' ')}.`;
}
