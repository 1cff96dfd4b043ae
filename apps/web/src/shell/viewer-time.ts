import { isTimeZone } from '@uplift/data-client/contract';
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

/** Creates a date format in the viewer's time zone. */
export function viewerFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const inZone = zonedFormat(options);
  return () => inZone(viewerTimeZone);
}

/** Returns a hint about the time zone that a form uses, if times are shown in another one. */
export function deviceZoneHint(): string {
  const device = browserTimeZone();
  return viewerTimeZone === undefined || viewerTimeZone === device
    ? ''
    : `In the time zone of this device, ${device.replaceAll('_', ' ')}.`;
}
