import { viewerDay, viewerFormat, viewerMoment } from '../../../app/time/viewer-time.ts';

const dayFormat = viewerFormat({ weekday: 'short', month: 'short', day: 'numeric' });
const dayOfYearFormat = viewerFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const timeFormat = viewerFormat({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const inputFormat = viewerFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Formats a day in the viewer's time zone: `Tue, Jun 9`, with the year unless it is the current one. */
export function dayOf(iso: string, now: number): string {
  const isThisYear = viewerDay(iso).slice(0, 4) === viewerDay(now).slice(0, 4);
  return (isThisYear ? dayFormat : dayOfYearFormat)().format(Date.parse(iso));
}

/** Formats the start and end times: `2:00 – 2:45 PM EDT`. */
export function timesOf(startsAt: string, endsAt: string): string {
  return timeFormat().formatRange(Date.parse(startsAt), Date.parse(endsAt));
}

/** Returns the values of date and time inputs in the viewer's time zone, in the format browsers parse. */
export function inputsOf(iso: string): { day: string; time: string } {
  return { day: viewerDay(iso), time: inputFormat().format(Date.parse(iso)) };
}

/** Parses the values of date and time inputs in the viewer's time zone to ISO 8601. Null if they are invalid. */
export function momentOf(day: string, time: string): string | null {
  const at = viewerMoment(`${day}T${time}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
