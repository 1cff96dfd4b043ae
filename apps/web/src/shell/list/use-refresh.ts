import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Returns a function that revalidates everything that shows rows of a list, and the audit log.
 *
 * @param path path of the list: "/api/admin/users"
 */
export function useRefresh(path: string): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const paths = [path, '/api/admin/audit-log'];
    const shows = (key: string) =>
      paths.some((each) => key.startsWith(each) && /^(?:[/?]|$)/.test(key.slice(each.length)));
    return mutate((key) => typeof key === 'string' && shows(key));
  }, [mutate, path]);
}
