/** Scroll distance after which the bar stands out from the page, in px. */
const SCROLL_THRESHOLD = 20;

/**
 * Sets `data-scrolled` on an element while the page is scrolled past the threshold. Writes the attribute
 * directly to avoid re-rendering.
 */
export function watchScroll(element: HTMLElement): () => void {
  function update(): void {
    element.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
  }
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}
