import { viewerDay, viewerFormat } from '../../shell/viewer-time.ts';

const dayFormat = viewerFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const dayOfYearFormat = viewerFormat({ dateStyle: 'full' });
const timeFormat = viewerFormat({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const monthFormat = viewerFormat({ month: 'short' });

/** `Tuesday, June 9`, with its year where that is another one, in the zone of the viewer. */
export function dayOf(iso: string, now: number): string {
  const isThisYear = viewerDay(iso).slice(0, 4) === viewerDay(now).slice(0, 4);
  return (isThisYear ? dayFormat : dayOfYearFormat)().format(Date.parse(iso));
}

/** `2:00 – 2:45 PM EDT` */
export function timesOf(startsAt: string, endsAt: string): string {
  return timeFormat().formatRange(Date.parse(startsAt), Date.parse(endsAt));
}

/** The day for the eye: `Jun` and `9`. */
export function leafOf(iso: string): { month: string; day: number } {
  return { month: monthFormat().format(Date.parse(iso)), day: Number(viewerDay(iso).slice(8)) };
}

const two = (number: number) => String(number).padStart(2, '0');

/** What date and time inputs show of a moment, in the zone of the device, as browsers read them. */
export function inputsOf(iso: string): { day: string; time: string } {
  const at = new Date(iso);
  return {
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** The moment that date and time inputs mean, as ISO 8601; null where they mean none. */
export function momentOf(day: string, time: string): string | null {
  const at = new Date(`${day}T${time}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
