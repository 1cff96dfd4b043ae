import { useEffect, useRef } from 'react';

/** How often something that is on its way is looked at again, in milliseconds. */
const LOOK_AGAIN_MS = 1_500;

/** Reads something again and again while it is about to change. Data are fresh for minutes otherwise. */
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
