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

/** The value of a series for a category; whatever is no finite number counts as missing. */
export function valueAt({ values }: ChartSeries, point: number): number | null {
  const value = values[point];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** All values that are known. */
export function knownValues(series: ChartSeries): number[] {
  return series.values.map((_, point) => valueAt(series, point)).filter((value) => value !== null);
}

/** The last category for which a value is known; -1 without one. */
export function lastKnown(series: ChartSeries): number {
  return series.values.findLastIndex((_, point) => valueAt(series, point) !== null);
}

/** Whether a value stands between two gaps, where no line can show it. */
export function isAlone(series: ChartSeries, point: number): boolean {
  const [before, value, after] = [point - 1, point, point + 1].map((index) => valueAt(series, index));
  return value !== null && before === null && after === null;
}
