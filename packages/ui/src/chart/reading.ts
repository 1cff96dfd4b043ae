import { within } from './within.ts';

/** What is being read: a category, and the series at it. */
export interface Reading {
  point: number;
  series: number;
  /** Whether it came by keyboard, so that it is read out. */
  spoken?: boolean;
}

export interface Readable {
  points: number;
  series: number;
  /** Whether categories follow each other downwards. */
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

/** What is read after a key; `null` after Escape, `undefined` when the key means nothing here. */
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
  const along = (horizontal ? down : onwards) + jump;
  const across = horizontal ? onwards : stacked ? -down : down;
  // Before the first or behind the last.
  const from = reading ?? { point: along > 0 ? -1 : points, series: -1 };
  return { point: within(from.point + along, points), series: within(from.series + across, series) };
}
