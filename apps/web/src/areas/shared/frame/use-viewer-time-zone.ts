import { useSetTimeZone } from '@uplift/data-client/swr';
import { useEffect, useEffectEvent } from 'react';
import { browserTimeZone, showMomentsIn } from '../../../app/time/viewer-time.ts';

export interface Viewer {
  /** Undefined for a client's user. */
  role?: 'admin' | 'manager';
  /** IANA time zone. Null if none is stored yet. */
  timeZone: string | null;
}

/** Shows times in the signed-in user's time zone. If none is stored, stores the browser's. */
export function useViewerTimeZone({ role, timeZone }: Viewer): void {
  const { trigger } = useSetTimeZone(role ?? 'client');
  // Not in an effect, because children format times during this render.
  showMomentsIn(timeZone);
  const storeBrowserTimeZone = useEffectEvent(() => {
    // If this fails, the next page retries.
    trigger(browserTimeZone()).catch(() => {});
  });
  const isMissing = timeZone === null;
  useEffect(() => {
    if (isMissing) storeBrowserTimeZone();
  }, [isMissing]);
}
