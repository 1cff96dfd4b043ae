/** The built-in texts of `Pagination`. */
export interface PaginationMessages {
  /** The accessible name of the landmark. */
  label: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** The accessible name of a page. */
  page: (page: number) => string;
  /** The current position, announced when it changes. */
  status: (page: number, pageCount: number) => string;
}

export const paginationMessages: PaginationMessages = {
  label: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page) => `Page ${page.toLocaleString('en-US')}`,
  status: (page, pageCount) => `Page ${page.toLocaleString('en-US')} of ${pageCount.toLocaleString('en-US')}`,
};
