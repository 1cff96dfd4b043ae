import { isTimeZone } from '@uplift/data-client/contract';
import { dayIn, momentIn, zonedFormat } from './zoned-format.ts';

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

/** Returns the timestamp of a local time (YYYY-MM-DDTHH:MM) in the viewer's time zone, or NaN if it is invalid. */
export function viewerMoment(localTime: string): number {
  return momentIn(viewerTimeZone, localTime);
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
