import type { SortDirection } from '../data-table-state/index.ts';

/** The built-in texts of `DataTable`. */
export interface DataTableMessages {
  /** The accessible name of a row's checkbox, followed by the name of the row. */
  selectRow: string;
  selectPage: string;
  loading: string;
  empty: string;
  /** Shown if the search or the filters match nothing. */
  noMatch: string;
  clear: string;
  failed: string;
  /** Shown above older rows if newer ones couldn't be loaded. */
  stale: string;
  retry: string;
  /** Announces the number of matching rows. */
  results: (total: number) => string;
  page: (page: number) => string;
  sorted: (column: string, direction: SortDirection) => string;
}

export const dataTableMessages: DataTableMessages = {
  selectRow: 'Select',
  selectPage: 'Select all on this page',
  loading: 'Loading',
  empty: 'Nothing here yet',
  noMatch: 'Nothing matches',
  clear: 'Clear filters',
  failed: 'Couldn’t load this table',
  stale: 'Couldn’t refresh this table. It may be out of date.',
  retry: 'Try again',
  results: (total) => (total === 1 ? '1 result' : `${total.toLocaleString('en-US')} results`),
  page: (page) => `page ${page.toLocaleString('en-US')}`,
  sorted: (column, direction) => `sorted by ${column}, ${direction}`,
};
