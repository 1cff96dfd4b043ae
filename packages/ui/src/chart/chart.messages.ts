/** The built-in labels of a chart. */
export interface ChartMessages {
  /**
   * Describes the chart and its keyboard use to screen readers.
   * @default 'chart, arrow keys read its values'
   */
  chart: string;
  /** Label of the button that expands the table. @default 'Show as table' */
  table: string;
  /** Header of the table's first column. @default 'Category' */
  category: string;
  /** Header of the last column in the table of a stacked chart. @default 'Total' */
  total: string;
  /** Replaces an unknown value. @default 'No data' */
  missing: string;
  /** The time zone of a time axis. @default (zone) => `Times in ${zone}` */
  timeZone: (zone: string) => string;
  /** Label of the button that opens the note. @default 'About this data' */
  note: string;
  /** Replaces a chart without values. @default 'No data yet.' */
  empty: string;
}

export const chartMessages: ChartMessages = {
  chart: 'chart, arrow keys read its values',
  table: 'Show as table',
  category: 'Category',
  total: 'Total',
  missing: 'No data',
  timeZone: (zone) => `Times in ${zone}`,
  note: 'About this data',
  empty: 'No data yet.',
};
