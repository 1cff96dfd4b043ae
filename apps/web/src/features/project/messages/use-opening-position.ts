import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** What a viewer does to scroll. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** A jump up by more than this isn't a correction of a measured height, in pixels. */
const JUMP = 200;

/**
 * Scrolls to the opening position, and again whenever the height of the content changes: rows are measured
 * only after they are rendered. Stops as soon as the viewer scrolls. Returns a function that stops it too.
 *
 * @param scroller its first child is the content
 * @param scroll scrolls to the opening position
 */
export function useOpeningPosition(scroller: RefObject<HTMLElement | null>, scroll: () => void): () => void {
  const opening = useRef(true);
  const scrollThere = useEffectEvent(() => {
    if (opening.current) scroll();
  });

  useLayoutEffect(() => scrollThere(), []);

  useEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    let frame = 0;
    // In the next frame, because scrolling may change the height again.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => scrollThere());
    });
    const disconnect = () => {
      listening.abort();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
    const stop = () => {
      opening.current = false;
      disconnect();
    };
    let last = element.scrollTop;
    const onScroll = () => {
      if (element.scrollTop < last - JUMP) stop();
      last = element.scrollTop;
    };
    for (const gesture of gestures) element.addEventListener(gesture, stop, options);
    element.addEventListener('scroll', onScroll, options);
    sizes.observe(content);
    return disconnect;
  }, [scroller]);

  return () => {
    opening.current = false;
  };
}
