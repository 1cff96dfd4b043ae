/** What is being read: a category, and the series at it. */
export interface Reading {
  point: number;
  series: number;
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

function within(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, value));
}

/** What is read after a key; `null` after Escape, `undefined` when the key means nothing here. */
export function moveReading(
  reading: Reading | null,
  key: string,
  { points, series, horizontal, stacked, rtl }: Readable,
): Reading | null | undefined {
  if (key === 'Escape') return reading ? null : undefined;
  if (key === 'Home') return { series: 0, ...reading, point: 0 };
  if (key === 'End') return { series: 0, ...reading, point: points - 1 };
  const arrow = arrows[key];
  if (!arrow) return undefined;
  const onwards = rtl ? -arrow[0] : arrow[0];
  const down = stacked ? -arrow[1] : arrow[1];
  const [along, across] = horizontal ? [arrow[1], onwards] : [onwards, down];
  if (!reading) return { point: along > 0 ? 0 : points - 1, series: 0 };
  return {
    point: within(reading.point + along, points),
    series: within(reading.series + across, series),
  };
}
