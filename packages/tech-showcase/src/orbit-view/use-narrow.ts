import { useMediaQuery } from '@uplift/ui/media-query';
import { type RefCallback, useCallback, useState } from 'react';
import { WIDE_FROM } from '../orbit-model/orbit-stage.ts';

/** Windows that have space only for a narrow stage. */
export const NARROW_WINDOW = `(max-width: ${WIDE_FROM - 0.02}px)`;

/**
 * Returns whether an element is as narrow as on a phone, with the ref of the element. Until it is measured,
 * the width of the window decides.
 */
export function useNarrow(): [boolean, RefCallback<HTMLElement>] {
  const narrowWindow = useMediaQuery(NARROW_WINDOW);
  const [narrow, setNarrow] = useState<boolean>();
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      // A hidden element has no size.
      if (element.clientWidth > 0) setNarrow(element.clientWidth < WIDE_FROM);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [narrow ?? narrowWindow, ref];
}
