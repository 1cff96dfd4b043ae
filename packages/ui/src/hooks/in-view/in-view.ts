'use client';
import { type RefCallback, useCallback, useState } from 'react';

export interface InViewOptions {
  /** Grows or shrinks the observed viewport, like a CSS margin: `'200px 0px'`. @default '0px' */
  rootMargin?: string;
  /** Whether it stays true after the first time. @default false */
  once?: boolean;
}

export interface InView {
  /** Set it on the element to observe. Stable while the options are. */
  ref: RefCallback<Element>;
  /** False on the server and until the browser has measured. */
  inView: boolean;
}

/** Reports whether an element is in the viewport. */
export function useInView({ rootMargin = '0px', once = false }: InViewOptions = {}): InView {
  const [inView, setInView] = useState(false);
  const ref = useCallback<RefCallback<Element>>(
    (element) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry) return;
          setInView(entry.isIntersecting);
          if (entry.isIntersecting && once) observer.disconnect();
        },
        { rootMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [rootMargin, once],
  );
  return { ref, inView };
}
