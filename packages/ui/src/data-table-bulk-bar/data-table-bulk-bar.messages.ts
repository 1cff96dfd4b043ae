import { formatCount } from '../internal/english-count/format-count.ts';

/** The built-in texts of `DataTableBulkBar`. */
export interface DataTableBulkBarMessages {
  /** The accessible name of the bar. */
  label: string;
  selected: (count: number) => string;
  /** The accessible name of the button that clears the selection. */
  clear: string;
}

export const dataTableBulkBarMessages: DataTableBulkBarMessages = {
  label: 'Selected rows',
  selected: (count) => `${formatCount(count)} selected`,
  clear: 'Clear selection',
};
