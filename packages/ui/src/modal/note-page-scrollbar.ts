/** Notes whether the page's scrollbar takes room, which is kept free while the page must not scroll. */
export function notePageScrollbar(element: HTMLElement | null): void {
  if (!element) return;
  const page = document.documentElement;
  // A page that a panel below keeps still shows no scrollbar, but may keep the room of one.
  const takesRoom =
    window.innerWidth > page.clientWidth || getComputedStyle(page).scrollbarGutter.startsWith('stable');
  element.dataset.pageScrollbar = takesRoom ? 'wide' : 'none';
}
