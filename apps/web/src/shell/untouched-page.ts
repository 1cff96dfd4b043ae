/**
 * Marks a page that was opened anew, at its top, and that nobody has touched yet: what is not on its screen need not be
 * laid out. One that is loaded again keeps its place, which only a page that is laid out whole has.
 */
export const untouchedScript =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash&&document.documentElement.setAttribute("data-untouched","")';

/** Lays the page out whole: from now on places in it are asked for. */
export function markTouched(): void {
  delete document.documentElement.dataset.untouched;
}
