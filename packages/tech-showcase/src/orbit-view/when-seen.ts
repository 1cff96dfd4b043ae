/**
 * Calls back once when an element reaches into the viewport, unless the signal aborts first. An edge at the bottom,
 * as of a stage below the first screen, doesn't count.
 */
export function whenSeen(element: Element, signal: AbortSignal, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '0px 0px -10%' },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
