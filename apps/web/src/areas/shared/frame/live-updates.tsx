import type { TokenStore } from '@uplift/data-client';
import { useDataClient, useLiveUpdates } from '@uplift/data-client/swr';
import { EventSource as EventSourceWithHeaders } from 'eventsource';
import { useCallback } from 'react';

export interface LiveUpdatesProps {
  /** The session to use: an admin in the manager area has no manager's session. */
  session: 'client' | 'manager' | 'admin';
  /** Called when the session has ended. Asks the server who is signed in. */
  onSessionEnded: () => void;
}

function tokenHeader(
  session: LiveUpdatesProps['session'],
  tokens: Pick<TokenStore, 'get'> | null | undefined,
): Record<string, string> | null {
  if (session === 'client') return null;
  const token = tokens?.get(session === 'admin' ? 'adminToken' : 'managerToken');
  if (!token) return null;
  return session === 'admin' ? { authorization: `Bearer ${token}` } : { 'x-manager-token': token };
}

/**
 * Keeps an area's data up to date while mounted. A session of the team may consist of its token only, which
 * the browser's own `EventSource` can't send.
 */
export function LiveUpdates({ session, onSessionEnded }: LiveUpdatesProps): null {
  const { tokens } = useDataClient();
  const createSource = useCallback(
    (address: string) => {
      const header = tokenHeader(session, tokens);
      if (!header) return new EventSource(address);
      return new EventSourceWithHeaders(new URL(address, location.href), {
        // biome-ignore lint/style/noRestrictedGlobals: The stream needs the header; its data come through hooks.
        fetch: (input, init) => fetch(input, { ...init, headers: { ...init.headers, ...header } }),
      });
    },
    [session, tokens],
  );
  useLiveUpdates({ area: session, onSessionEnded, createSource });
  return null;
}
