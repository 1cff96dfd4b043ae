import { formatCount } from '../internal/english-count/format-count.ts';

/** The built-in texts of `DataTablePager`. */
export interface DataTablePagerMessages {
  /** The accessible name of the landmark. */
  pages: (label: string) => string;
  rowsPerPage: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  page: (page: number, pages: number) => string;
  range: (from: number, to: number, total: number) => string;
}

export const dataTablePagerMessages: DataTablePagerMessages = {
  pages: (label) => `Pages of ${label}`,
  rowsPerPage: 'Rows per page',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page, pages) => `Page ${formatCount(page)} of ${formatCount(pages)}`,
  range: (from, to, total) => `${formatCount(from)}–${formatCount(to)} of ${formatCount(total)}`,
};
