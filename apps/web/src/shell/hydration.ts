import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * What only the browser knows, and what the server says instead, also while its HTML is being taken over, so that both
 * agree. Where the two are the same, nothing is rendered once more.
 */
export function useBrowserValue<Value>(inBrowser: Value, onServer: Value): Value {
  return useSyncExternalStore(
    neverChanges,
    () => inBrowser,
    () => onServer,
  );
}

/** Whether this is the browser: false on the server and while its HTML is being taken over, so that both agree. */
export function useInBrowser(): boolean {
  return useBrowserValue(true, false);
}

/** Whether the component that asks came in the server's HTML. Stays as it was at first; true on the server. */
export function useCameWithPage(): boolean {
  const inBrowser = useInBrowser();
  const [cameWithPage] = useState(!inBrowser);
  return cameWithPage;
}
