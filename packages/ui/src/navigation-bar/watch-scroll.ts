/** How far a page scrolls before the bar sets itself off from it, in px. */
const SCROLL_THRESHOLD = 20;

/**
 * Sets `data-scrolled` on an element while the page is scrolled past the threshold. The attribute is written
 * to the element itself, so nothing renders again.
 */
export function watchScroll(element: HTMLElement): () => void {
  function update(): void {
    element.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
  }
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}
