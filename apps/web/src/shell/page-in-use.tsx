import { type ReactElement, useEffect, useState } from 'react';

const signs = ['pointerover', 'touchstart', 'focusin', 'scroll'] as const;

/**
 * What a page in use needs, from the moment on at which somebody points at it, touches or scrolls it, or moves the
 * focus. Without a connection it never comes, and nobody misses it.
 */
export function PageInUse(): ReactElement | null {
  const [Parts, setParts] = useState<(() => ReactElement) | null>(null);
  useEffect(() => {
    const stop = () => {
      for (const sign of signs) removeEventListener(sign, begin);
    };
    const begin = () => {
      stop();
      import('./page-in-use-parts.tsx').then((module) => setParts(() => module.default)).catch(() => {});
    };
    for (const sign of signs) addEventListener(sign, begin, { passive: true });
    return stop;
  }, []);
  return Parts && <Parts />;
}
