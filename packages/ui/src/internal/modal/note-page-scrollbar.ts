/** Records whether the page's scrollbar takes up space, which stays reserved while scrolling is locked. */
export function notePageScrollbar(element: HTMLElement | null): void {
  if (!element) return;
  const page = element.ownerDocument.documentElement;
  // A page that a panel below has locked shows no scrollbar, but may reserve space for one.
  const takesRoom =
    window.innerWidth > page.clientWidth || getComputedStyle(page).scrollbarGutter.startsWith('stable');
  element.dataset.pageScrollbar = takesRoom ? 'wide' : 'none';
}
