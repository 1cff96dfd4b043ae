/**
 * Marks a newly opened page at its top before the first interaction, so that off-screen content skips layout.
 * A reload isn't marked: it restores the scroll position, which requires the full layout.
 */
export const untouchedScript =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash&&document.documentElement.setAttribute("data-untouched","")';

/** Lays the whole page out, because positions in it matter from now on. */
export function markTouched(): void {
  delete document.documentElement.dataset.untouched;
}
