/** Default number of rows on a page. */
const DEFAULT_PAGE_SIZE = 25;

/** The page of a list that a caller asks for. */
export interface PageQuery {
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** The rows of a list that are on a page. */
export function pageRange({ page = 1, pageSize: given }: PageQuery, defaultPageSize = DEFAULT_PAGE_SIZE) {
  const pageSize = given ?? defaultPageSize;
  return { page, pageSize, limit: pageSize, offset: (page - 1) * pageSize };
}

/** Parses `name` as ascending and `-name` as descending. */
export function sortOrder<Name extends string>(sort: Name | `-${Name}`): { by: Name; descending: boolean };
export function sortOrder(sort: string): { by: string; descending: boolean } {
  return sort.startsWith('-') ? { by: sort.slice(1), descending: true } : { by: sort, descending: false };
}
