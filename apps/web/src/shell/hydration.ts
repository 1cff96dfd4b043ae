import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether this is the browser: false on the server and while its HTML is being taken over, so that both agree. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Whether the component that asks came in the server's HTML. Stays as it was at first; true on the server. */
export function useCameWithPage(): boolean {
  const inBrowser = useInBrowser();
  const [cameWithPage] = useState(!inBrowser);
  return cameWithPage;
}
