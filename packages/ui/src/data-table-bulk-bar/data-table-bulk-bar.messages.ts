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
  selected: (count) => `${count.toLocaleString('en-US')} selected`,
  clear: 'Clear selection',
};
