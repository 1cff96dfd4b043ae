'use client';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, live. False on the server and until hydration, so write queries for which
 * false is the safe answer; layout belongs in CSS.
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

/** Whether the person asked for less motion, live. False on the server and until hydration. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
