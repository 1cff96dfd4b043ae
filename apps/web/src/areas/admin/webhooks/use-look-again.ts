import { useEffect, useRef } from 'react';

/** Polling interval while a change is pending, in milliseconds. */
const LOOK_AGAIN_MS = 1_500;

/** Polls while a change is pending. Cached data would otherwise count as fresh for minutes. */
export function useLookAgain(isChanging: boolean, read: () => Promise<unknown>): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(() => void latest.current(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isChanging]);
}
