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

interface MeasuredSpace {
  space: Space;
  /** Belongs on the element that the chart fills. */
  ref: RefCallback<HTMLElement>;
}

/** What a server draws for: it knows no screen. */
const DEFAULT_WIDTH = 640;
const DEFAULT_EM = 13;

/** The size of an element, its type and its direction, live. */
export function useSpace(height: number, rtl: boolean): MeasuredSpace {
  const [space, setSpace] = useState<Space>({ width: DEFAULT_WIDTH, height, em: DEFAULT_EM, rtl });
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return;
    const measure = (): void => {
      const { fontSize, direction } = getComputedStyle(element);
      const { clientWidth, clientHeight } = element;
      // What is not shown has no size: the default is closer to the truth.
      if (clientWidth === 0) return;
      setSpace({
        width: clientWidth,
        height: clientHeight,
        em: Number.parseFloat(fontSize),
        rtl: direction === 'rtl',
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { space, ref };
}
