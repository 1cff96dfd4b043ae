/** One of the six colours of series, `chart1` to `chart6` of the tokens. The sixth is for what one compares with. */
export type ChartColor = 1 | 2 | 3 | 4 | 5 | 6;

export interface ChartSeries {
  /** What is measured: it stands beside the marks. */
  name: string;
  /** One value for each category, in their order; `null` where none is known. */
  values: readonly (number | null)[];
  /** @default its place among the series */
  color?: ChartColor;
}

export interface LineSeries extends ChartSeries {
  /** What the values may be between, for each category: a confidence interval or a pair of quantiles. */
  band?: readonly (readonly [low: number, high: number] | null)[];
  /** Whether the line is broken into dashes: a forecast, a plan. @default false */
  dashed?: boolean;
}

/** A value for each category; `null` where none is known. */
export type Values = readonly (number | null)[];

/** A series as it is drawn and read. */
export interface Row extends Omit<LineSeries, 'color' | 'values'> {
  values: Values;
  /** Of its marks; those of the total cannot be seen. */
  color: string | undefined;
}

/** The values for some categories; whatever is no finite number counts as missing. */
export function readValues(values: Values, count: number): Values {
  return Array.from({ length: count }, (_, point) => {
    const value = values[point];
    return Number.isFinite(value) ? (value ?? null) : null;
  });
}

/** All values that are known. */
export function knownValues(values: Values): number[] {
  return values.filter((value) => value !== null);
}

/** The last category for which a value is known; -1 without one. */
export function lastKnown(values: Values): number {
  return values.findLastIndex((value) => value !== null);
}

/** Whether a value stands between two gaps, where no line can show it. */
export function isAlone(values: Values, point: number): boolean {
  return values[point] != null && values[point - 1] == null && values[point + 1] == null;
}
