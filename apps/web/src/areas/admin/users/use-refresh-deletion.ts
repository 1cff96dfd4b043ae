import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useRefresh } from '../../../shell/list/use-refresh.ts';

/** Reads the request of a client again, and the list of those that are pending. */
export function useRefreshDeletion(path: string): () => Promise<void> {
  const refreshRequest = useRefresh(path);
  const refreshList = useRefresh(adminEndpoints.listPendingDeletions.path);
  return async () => {
    await Promise.all([refreshRequest(), refreshList()]);
  };
}
