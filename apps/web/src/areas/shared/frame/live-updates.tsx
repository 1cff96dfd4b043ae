import { useDataClient, useLiveUpdates } from '@uplift/data-client/swr';
import { EventSource as EventSourceWithHeaders } from 'eventsource';
import { useCallback } from 'react';

export interface LiveUpdatesProps {
  area: 'client' | 'manager';
  /** Called when the session has ended. Asks the server who is signed in. */
  onSessionEnded: () => void;
}

/**
 * Keeps an area's data up to date while mounted. A manager's session may consist of its token only, which the
 * browser's own `EventSource` can't send.
 */
export function LiveUpdates({ area, onSessionEnded }: LiveUpdatesProps): null {
  const { tokens } = useDataClient();
  const createSource = useCallback(
    (address: string) => {
      const token = area === 'manager' ? tokens?.get('managerToken') : null;
      if (!token) return new EventSource(address);
      return new EventSourceWithHeaders(new URL(address, location.href), {
        fetch: (input, init) =>
          // biome-ignore lint/style/noRestrictedGlobals: The stream needs the header; its data come through hooks.
          fetch(input, { ...init, headers: { ...init.headers, 'x-manager-token': token } }),
      });
    },
    [area, tokens],
  );
  useLiveUpdates({ area, onSessionEnded, createSource });
  return null;
}
