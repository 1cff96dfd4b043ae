import { isTimeZone } from '@uplift/data-client/contract';
import { dayIn, zonedFormat } from './zoned-format.ts';

let viewerTimeZone: string | undefined;

/** The time zone of the browser. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Shows moments in the time zone of the person who is signed in. A document has one viewer, so formats read it here
 * instead of getting it from everything that shows a moment.
 *
 * @param timeZone null, or one that this browser doesn't know: that of the browser
 */
export function showMomentsIn(timeZone: string | null): void {
  viewerTimeZone = timeZone !== null && isTimeZone(timeZone) ? timeZone : undefined;
}

/** The day of a moment where the viewer is, as YYYY-MM-DD. */
export function viewerDay(moment: string | number): string {
  return dayIn(viewerTimeZone, new Date(moment).getTime());
}

/** A format of moments where the viewer is. */
export function viewerFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const inZone = zonedFormat(options);
  return () => inZone(viewerTimeZone);
}

/** Says in which time zone a form takes times, where that isn't the one in which they are shown. */
export function deviceZoneHint(): string {
  const device = browserTimeZone();
  return viewerTimeZone === undefined || viewerTimeZone === device
    ? ''
    : `In the time zone of this device, ${device.replaceAll('_', ' ')}.`;
}
