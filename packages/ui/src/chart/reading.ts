import { within } from './within.ts';

/** The category and series that are being read. */
export interface Reading {
  point: number;
  series: number;
  /** Whether it was set by keyboard, so it is announced. */
  spoken?: boolean;
}

export interface Readable {
  points: number;
  series: number;
  /** Whether categories run from top to bottom. */
  horizontal: boolean;
  /** Whether the first series is the lowest. */
  stacked: boolean;
  rtl: boolean;
}

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Returns the reading after a key press, `null` after Escape, or `undefined` if the key has no effect. */
export function moveReading(
  reading: Reading | null,
  key: string,
  { points, series, horizontal, stacked, rtl }: Readable,
): Reading | null | undefined {
  if (key === 'Escape') return reading ? null : undefined;
  const jump = key === 'Home' ? -points : key === 'End' ? points : 0;
  const arrow = arrows[key];
  if (!arrow && !jump) return undefined;
  const [right, down] = arrow ?? [0, 0];
  const onwards = rtl ? -right : right;
  // With one series, all arrows move between the categories.
  const along = (series === 1 ? onwards + down : horizontal ? down : onwards) + jump;
  const across = horizontal ? onwards : stacked ? -down : down;
  // Start before the first or after the last point.
  const from = reading ?? { point: along > 0 ? -1 : points, series: -1 };
  return { point: within(from.point + along, points), series: within(from.series + across, series) };
}
