import { useRefetch } from '@uplift/data-client/swr';
import { useCallback } from 'react';

/**
 * Returns a function that refetches everything that shows rows of a list, and the audit log.
 *
 * @param path path of the list: "/api/admin/users"
 */
export function useRefresh(path: string): () => Promise<unknown> {
  const refetch = useRefetch();
  return useCallback(() => refetch([path, '/api/admin/audit-log']), [path, refetch]);
}
