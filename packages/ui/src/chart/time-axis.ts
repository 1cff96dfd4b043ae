import { fromDate, toCalendarDateTime } from '@internationalized/date';
import { scaleUtc } from 'd3-scale';
import { reportMisuse } from '../internal/dev-warnings/report-misuse.ts';
import type { ChartAxis } from './category-axis.ts';
import { fitLabels } from './label-layout.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
/** Distance between labels that the axis aims for, in em. */
const LABEL = 12;

/**
 * Returns the clock time of a text in the time zone, as if it were UTC: axes have round local times. A date
 * without a time is the same in all time zones.
 */
function clockTime(text: string, timeZone: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) {
    reportMisuse(
      `A chart with a time axis got "${text}" as a category. Use ISO dates such as 2026-11-27, or times such as ` +
        '2026-11-27T09:30Z.',
    );
    return new Date(0);
  }
  if (ISO_DATE.test(text)) return instant;
  return toCalendarDateTime(fromDate(instant, timeZone)).toDate('UTC');
}

/** Returns the shortest format that tells ticks of a distance apart. */
function tickFormat(step: number): Intl.DateTimeFormatOptions {
  if (step < DAY) return { hour: 'numeric', minute: '2-digit' };
  if (step < 28 * DAY) return { month: 'short', day: 'numeric' };
  if (step < 360 * DAY) return { month: 'short', year: 'numeric' };
  return { year: 'numeric' };
}

export interface TimeAxisOptions {
  /**
   * The IANA time zone to show times in, such as `America/Boise`. Named above the plot. Dates without a time are
   * the same in all time zones.
   * @default 'UTC'
   */
  timeZone?: string;
}

/**
 * An axis for categories that are ISO dates or times, such as `2026-11-27` or `2026-11-27T09:30Z`. Places values
 * by their distance in time and labels round dates.
 */
export function timeAxis({ timeZone = 'UTC' }: TimeAxisOptions = {}): ChartAxis {
  return (texts, { dateFormat }) => {
    const times = texts.map((text) => clockTime(text, timeZone));
    const hasTimes = texts.some((text) => !ISO_DATE.test(text));
    const full = dateFormat({
      dateStyle: 'medium',
      ...(hasTimes && { timeStyle: 'short' }),
      timeZone: 'UTC',
    });
    const zoneParts = dateFormat({ timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
    return {
      captions: {
        categories: times.map((time) => full.format(time)),
        zone: hasTimes ? zoneParts.find(({ type }) => type === 'timeZoneName')?.value : undefined,
      },
      axis: (from, to, em) => {
        const sorted = times.toSorted((a, b) => a.getTime() - b.getTime());
        const scale = scaleUtc([sorted[0] ?? 0, sorted.at(-1) ?? 0], [from, to]);
        const at = (point: number): number => scale(times[point] ?? 0);
        const ticks = scale.ticks(Math.max(3, Math.floor(Math.abs(to - from) / (LABEL * em))));
        const [first = 0, second = first] = ticks.map(Number);
        const { format } = dateFormat({ ...tickFormat(second - first || DAY), timeZone: 'UTC' });
        const gap = Math.abs(scale(second) - scale(first)) || Math.abs(to - from);
        const labels = fitLabels(ticks.map(format), gap, em);
        return {
          along: {
            at,
            nearest: (position) => {
              const distances = times.map((_, point) => Math.abs(at(point) - position));
              return distances.indexOf(Math.min(...distances));
            },
            step: Math.abs(to - from) / Math.max(1, times.length - 1),
          },
          labels: labels.map((text, tick) => ({ text, x: scale(ticks[tick] ?? 0) })),
        };
      },
    };
  };
}
