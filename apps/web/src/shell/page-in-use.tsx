import { type ReactElement, useEffect, useState } from 'react';
import { hasSignOutFailure } from './sign-out-failure.ts';
import { markTouched } from './untouched-page.ts';

const signs = ['pointerover', 'touchstart', 'focusin', 'keydown', 'scroll'] as const;

/** Layout cancels a smooth scroll, such as the End key's, so the page is laid out when scrolling has ended. */
const signsAtRest = ['pointerover', 'touchstart', 'focusin', 'scrollend'] as const;

/**
 * What a page in use needs, from the moment on at which somebody points at it, touches or scrolls it, presses a key
 * or moves the focus. Where there is no connection then, it comes as soon as there is one, and nobody misses it before.
 */
export function PageInUse(): ReactElement | null {
  const [Parts, setParts] = useState<(() => ReactElement) | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    for (const sign of signsAtRest)
      addEventListener(sign, markTouched, { passive: true, once: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    const stop = () => {
      for (const sign of [...signs, 'online']) removeEventListener(sign, begin);
    };
    const begin = () => {
      stop();
      import('./page-in-use-parts.tsx')
        .then((module) => setParts(() => module.default))
        .catch(() => addEventListener('online', begin));
    };
    for (const sign of signs) addEventListener(sign, begin, { passive: true });
    if (hasSignOutFailure()) begin();
    return stop;
  }, []);
  return Parts && <Parts />;
}
