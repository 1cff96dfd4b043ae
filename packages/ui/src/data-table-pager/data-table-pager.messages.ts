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
  page: (page, pages) => `Page ${page.toLocaleString('en-US')} of ${pages.toLocaleString('en-US')}`,
  range: (from, to, total) =>
    `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
};
