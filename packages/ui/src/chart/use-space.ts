'use client';
import { type RefCallback, useCallback, useState } from 'react';

/** The space that a chart is drawn in, in px. */
export interface Space {
  width: number;
  height: number;
  /** The font size. */
  em: number;
  /** Whether the text direction is right-to-left. */
  rtl: boolean;
}

/** The font size on a server, which doesn't know the screen. */
const DEFAULT_EM = 13;

/** Tracks the size, font size and direction of an element. Returns them with the ref of the element. */
export function useSpace(width: number, height: number, rtl: boolean): [Space, RefCallback<HTMLElement>] {
  const [space, setSpace] = useState<Space>({ width, height, em: DEFAULT_EM, rtl });
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight } = element;
      const { fontSize, direction } = getComputedStyle(element);
      // A hidden element has no size. The default is a better estimate.
      if (width) {
        setSpace({
          width,
          height: clientHeight,
          em: Number.parseFloat(fontSize),
          rtl: direction === 'rtl',
        });
      }
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [space, ref];
}
