import { useRefetch } from '@uplift/data-client/swr';
import { useCallback } from 'react';

/**
 * Returns a function that refetches everything that shows rows of a list, and the audit log. The pages of the
 * list too, because only the server knows which rows a sorted and filtered page has after a change.
 *
 * @param path path of the list: "/api/admin/users"
 */
export function useRefresh(path: string): (written?: string) => Promise<unknown> {
  const refetch = useRefetch();
  return useCallback(
    (written) => refetch([path, '/api/admin/audit-log'], written === undefined ? [] : [written]),
    [path, refetch],
  );
}
