/**
 * One of the six series colors, `chart1` to `chart6` of the tokens, or `text` for a price, a limit or a
 * target. The sixth is for a baseline of comparison.
 */
export type ChartColor = 1 | 2 | 3 | 4 | 5 | 6 | 'text';

export interface ChartSeries {
  /** What the series measures. Shown next to the marks. */
  name: string;
  /** One value per category, in the same order. `null` if unknown. */
  values: readonly (number | null)[];
  /** @default its place among the series */
  color?: ChartColor;
}

export interface LineSeries extends ChartSeries {
  /** The range of each value, per category: a confidence interval or a pair of quantiles. */
  band?: readonly (readonly [low: number, high: number] | null)[];
  /** Whether the line is dashed, for example for a forecast or a plan. @default false */
  dashed?: boolean;
}

/** A point of a chart that deserves a label. Say the same in the chart's `description`. */
export interface ChartAnnotation {
  /** Index of the category. A fraction is between two categories. */
  at: number;
  /** The value at which the point is. */
  value: number;
  /** What happens there, in a few words. */
  label: string;
}

/** One value per category. `null` if unknown. */
export type Values = readonly (number | null)[];

/** A series prepared for drawing and reading. */
export interface Row extends Omit<LineSeries, 'color' | 'values'> {
  values: Values;
  /** Color of the marks. The marks of the total are invisible. */
  color: string | undefined;
}

/** Returns one value per category. Treats non-finite numbers as missing. */
export function readValues(values: Values, count: number): Values {
  return Array.from({ length: count }, (_, point) => {
    const value = values[point];
    return Number.isFinite(value) ? (value ?? null) : null;
  });
}

/** Returns all known values. */
export function knownValues(values: Values): number[] {
  return values.filter((value) => value !== null);
}

/** Returns the index of the last category with a known value, or -1. */
export function lastKnown(values: Values): number {
  return values.findLastIndex((value) => value !== null);
}

/** Whether a value is between two gaps, where no line can show it. */
export function isAlone(values: Values, point: number): boolean {
  return values[point] != null && values[point - 1] == null && values[point + 1] == null;
}
