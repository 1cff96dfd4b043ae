import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useRefresh } from '../../../shared/lists/use-refresh.ts';

/**
 * Refetches a client's erasure request and the list of pending ones, unless the open live stream does.
 */
export function useRefreshDeletion(path: string): () => Promise<void> {
  const refreshRequest = useRefresh(path);
  const refreshList = useRefresh(adminEndpoints.listPendingDeletions.path);
  return async () => {
    await Promise.all([refreshRequest(), refreshList()]);
  };
}
