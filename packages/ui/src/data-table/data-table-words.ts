import type { SortDirection } from '../data-table-state/index.ts';

/** The default English labels of the rows. Override all or some of them through `words`. */
export const dataTableWords = {
  selectRow: 'Select',
  selectPage: 'Select all on this page',
  loading: 'Loading',
  empty: 'Nothing here yet',
  noMatch: 'Nothing matches',
  clear: 'Clear filters',
  failed: 'This could not be loaded',
  stale: 'This could not be refreshed. What you see may be out of date.',
  retry: 'Try again',
  results: (total: number): string => (total === 1 ? '1 result' : `${total} results`),
  page: (page: number): string => `page ${page}`,
  sorted: (column: string, direction: SortDirection): string => `sorted by ${column}, ${direction}`,
};

export type DataTableWords = typeof dataTableWords;
