import { useSetTimeZone } from '@uplift/data-client/swr';
import { useEffect, useEffectEvent } from 'react';
import { browserTimeZone, showMomentsIn } from '../viewer-time.ts';

export interface Viewer {
  /** Missing for a person of a client. */
  role?: 'admin' | 'manager';
  /** An IANA time zone; null: none is stored yet. */
  timeZone: string | null;
}

/** Shows moments in the time zone of the person who is signed in. Where none is stored, stores that of the browser. */
export function useViewerTimeZone({ role, timeZone }: Viewer): void {
  const { trigger } = useSetTimeZone(role ?? 'client');
  // Not in an effect: what is below shows moments with this rendering.
  showMomentsIn(timeZone);
  const storeBrowserTimeZone = useEffectEvent(() => {
    // Where this fails, the next page tries again.
    trigger(browserTimeZone()).catch(() => {});
  });
  const isMissing = timeZone === null;
  useEffect(() => {
    if (isMissing) storeBrowserTimeZone();
  }, [isMissing]);
}
