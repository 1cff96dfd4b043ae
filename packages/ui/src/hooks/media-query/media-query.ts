'use client';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches, live. False on the server and until hydration, so write queries for
 * which false is the safe default. For layout, use CSS.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Returns whether the user prefers reduced motion, live. False on the server and until hydration. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
