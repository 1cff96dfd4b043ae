import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Returns the server value during SSR and hydration, then the browser value. If both are the same, it doesn't
 * render again.
 */
export function useBrowserValue<Value>(inBrowser: Value, onServer: Value): Value {
  return useSyncExternalStore(
    neverChanges,
    () => inBrowser,
    () => onServer,
  );
}

/** Whether this is the browser. Returns false during SSR and hydration. */
export function useInBrowser(): boolean {
  return useBrowserValue(true, false);
}

/** Whether the component was in the server's HTML. Keeps its first value; true on the server. */
export function useCameWithPage(): boolean {
  const inBrowser = useInBrowser();
  const [cameWithPage] = useState(!inBrowser);
  return cameWithPage;
}
