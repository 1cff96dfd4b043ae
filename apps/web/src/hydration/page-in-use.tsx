import { type ReactElement, useEffect, useState } from 'react';
import { hasSignOutFailure } from '../auth/sign-out/sign-out-failure.ts';
import { markTouched } from './untouched-page.ts';

const signs = ['pointerover', 'touchstart', 'focusin', 'keydown', 'scroll'] as const;

/** Layout cancels a smooth scroll, such as the End key's, so full layout waits for the end of scrolling. */
const signsAtRest = ['pointerover', 'touchstart', 'focusin', 'scrollend'] as const;

/**
 * Loads further parts on the first interaction: pointer, touch, scroll, key press or focus. If the browser is
 * offline then, they load when it is back online. They aren't needed before that.
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
