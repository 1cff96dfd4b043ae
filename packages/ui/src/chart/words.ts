/** What a chart says by itself. */
export interface ChartWords {
  /** What it is and how it is read, for screen readers. @default 'chart, arrow keys read its values' */
  chart: string;
  /** Unfolds the table. @default 'Show as table' */
  table: string;
  /** Heads the first column of the table. @default 'Category' */
  category: string;
  /** Heads the last column of the table of a stacked chart. @default 'Total' */
  total: string;
  /** Instead of a value that is not known. @default 'No data' */
  missing: string;
  /** Instead of a chart without any value. @default 'Nothing to show yet.' */
  empty: string;
}

export const defaultWords: ChartWords = {
  chart: 'chart, arrow keys read its values',
  table: 'Show as table',
  category: 'Category',
  total: 'Total',
  missing: 'No data',
  empty: 'Nothing to show yet.',
};
