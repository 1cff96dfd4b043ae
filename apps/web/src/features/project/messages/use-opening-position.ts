import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** What a viewer does to scroll. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** A jump up by more than this isn't a correction of a measured height, in pixels. */
const JUMP = 200;

/**
 * Scrolls to the opening position, and again whenever the height of the content changes: rows are measured
 * only after they are rendered. Stops as soon as the viewer scrolls. Returns a function that stops it too.
 *
 * @param scroller element that scrolls the content
 * @param height height of the content, in pixels
 * @param scroll scrolls to the opening position
 */
export function useOpeningPosition(
  scroller: RefObject<HTMLElement | null>,
  height: number,
  scroll: () => void,
): () => void {
  const opening = useRef(true);
  const scrollThere = useEffectEvent(() => {
    if (opening.current) scroll();
  });

  useLayoutEffect(() => scrollThere(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: The position moves with the height.
  useEffect(() => {
    // New rows are measured at the end of the next frame, which may change the height again.
    let frame = 0;
    const inNextFrame = (callback: () => void) => {
      frame = requestAnimationFrame(callback);
    };
    inNextFrame(() => inNextFrame(() => scrollThere()));
    return () => cancelAnimationFrame(frame);
  }, [height]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    const stop = () => {
      opening.current = false;
      listening.abort();
    };
    let last = element.scrollTop;
    const onScroll = () => {
      if (element.scrollTop < last - JUMP) stop();
      last = element.scrollTop;
    };
    for (const gesture of gestures) element.addEventListener(gesture, stop, options);
    element.addEventListener('scroll', onScroll, options);
    return () => listening.abort();
  }, [scroller]);

  return () => {
    opening.current = false;
  };
}
