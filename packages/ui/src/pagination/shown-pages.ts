/** A page number, or a gap between two page numbers. */
export type ShownPage = number | 'start-gap' | 'end-gap';

/** The current page, its neighbors, the first page, the last page and two gaps. */
const SLOTS = 7;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * Returns the pages to show: the first, the last, the current one and its neighbors. The number of slots is
 * constant from seven pages on, so that the buttons stay in place while the user moves through the middle. A
 * gap never hides a single page.
 */
export function shownPages(page: number, pageCount: number): ShownPage[] {
  if (pageCount <= SLOTS) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'end-gap', pageCount];
  if (page >= pageCount - 3) return [1, 'start-gap', ...range(pageCount - 4, pageCount)];
  return [1, 'start-gap', ...range(page - 1, page + 1), 'end-gap', pageCount];
}
