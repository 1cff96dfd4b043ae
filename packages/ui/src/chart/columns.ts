import { type LineSeries, valueAt } from './chart-data.ts';
import { seriesColor } from './series-color.ts';
import type { ChartWords } from './words.ts';

/** A series as people read it: a row of the reading, a column of the table. */
export interface Column {
  name: string;
  /** Of its marks; the total has none. */
  color?: string | undefined;
  /** The value of a category in full, with what it may be between. */
  read: (point: number) => string;
}

/** All series, and their total if that makes sense. */
export function columnsOf(
  series: readonly LineSeries[],
  hasTotal: boolean,
  exact: (value: number) => string,
  { missing, total }: ChartWords,
): Column[] {
  const write = (value: number | null): string => (value === null ? missing : exact(value));
  const columns: Column[] = series.map((one, index) => ({
    name: one.name,
    color: seriesColor(index, one.color),
    read: (point) => {
      const range = one.band?.[point];
      const text = write(valueAt(one, point));
      return range ? `${text} (${range.map(exact).join(' – ')})` : text;
    },
  }));
  if (hasTotal) {
    columns.push({
      name: total,
      read: (point) =>
        write(
          series
            .map((one) => valueAt(one, point))
            .reduce((sum, value) => (value === null ? sum : value + (sum ?? 0)), null),
        ),
    });
  }
  return columns;
}
