import { viewerDay, viewerFormat } from '../../shell/viewer-time.ts';

const dayFormat = viewerFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const dayOfYearFormat = viewerFormat({ dateStyle: 'full' });
const timeFormat = viewerFormat({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const monthFormat = viewerFormat({ month: 'short' });

/** Formats a day in the viewer's time zone: `Tuesday, June 9`, with the year unless it is the current one. */
export function dayOf(iso: string, now: number): string {
  const isThisYear = viewerDay(iso).slice(0, 4) === viewerDay(now).slice(0, 4);
  return (isThisYear ? dayFormat : dayOfYearFormat)().format(Date.parse(iso));
}

/** Formats the start and end times: `2:00 – 2:45 PM EDT`. */
export function timesOf(startsAt: string, endsAt: string): string {
  return timeFormat().formatRange(Date.parse(startsAt), Date.parse(endsAt));
}

/** Returns month and day for the calendar leaf: `Jun` and `9`. */
export function leafOf(iso: string): { month: string; day: number } {
  return { month: monthFormat().format(Date.parse(iso)), day: Number(viewerDay(iso).slice(8)) };
}

const two = (number: number) => String(number).padStart(2, '0');

/** Returns the values of date and time inputs in the device's time zone, in the format browsers parse. */
export function inputsOf(iso: string): { day: string; time: string } {
  const at = new Date(iso);
  return {
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** Parses the values of date and time inputs to ISO 8601. Returns null if they are invalid. */
export function momentOf(day: string, time: string): string | null {
  const at = new Date(`${day}T${time}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
