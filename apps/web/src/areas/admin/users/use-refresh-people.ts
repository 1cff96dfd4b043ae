import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useCallback } from 'react';
import { useRefresh } from '../../shared/lists/use-refresh.ts';

/**
 * Refetches users and clients, unless the open live stream does. Each list shows data of the other.
 */
export function useRefreshPeople(): (written?: string) => Promise<unknown> {
  const refreshUsers = useRefresh(adminEndpoints.listUsers.path);
  const refreshClients = useRefresh(adminEndpoints.listClients.path);
  return useCallback(
    (written) => Promise.all([refreshUsers(written), refreshClients(written)]),
    [refreshUsers, refreshClients],
  );
}
