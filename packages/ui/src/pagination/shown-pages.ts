/** A page number, or the gap between two of them. */
export type ShownPage = number | 'start-gap' | 'end-gap';

/** Slots beside the current page, its neighbours, the first, the last and two gaps. */
const SLOTS = 7;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * The pages to offer: the first, the last, the current one and its neighbours. Always as many as fit, so that the
 * buttons stay where they are while one moves through the middle; a gap never stands for a single page.
 */
export function shownPages(page: number, pageCount: number): ShownPage[] {
  if (pageCount <= SLOTS) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'end-gap', pageCount];
  if (page >= pageCount - 3) return [1, 'start-gap', ...range(pageCount - 4, pageCount)];
  return [1, 'start-gap', ...range(page - 1, page + 1), 'end-gap', pageCount];
}
