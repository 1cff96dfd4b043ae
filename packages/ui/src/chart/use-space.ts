'use client';
import { type RefCallback, useCallback, useState } from 'react';

/** What a chart is drawn into, in px. */
export interface Space {
  width: number;
  height: number;
  /** The size of the type. */
  em: number;
  /** Whether it is read from right to left. */
  rtl: boolean;
}

/** What a server draws for: it knows no screen. */
const DEFAULT_WIDTH = 640;
const DEFAULT_EM = 13;

/** The size of an element, its type and its direction, live, and the ref of the element. */
export function useSpace(height: number, rtl: boolean): [Space, RefCallback<HTMLElement>] {
  const [space, setSpace] = useState<Space>({ width: DEFAULT_WIDTH, height, em: DEFAULT_EM, rtl });
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight } = element;
      const { fontSize, direction } = getComputedStyle(element);
      // What is not shown has no size: the default is closer to the truth.
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
