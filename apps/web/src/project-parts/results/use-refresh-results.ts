import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Revalidates everything that shows a client's results. */
export function useRefreshResults(clientId: string): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const path = `/api/clients/${clientId}/measurements`;
    return mutate((key) => typeof key === 'string' && key.startsWith(path));
  }, [mutate, clientId]);
}
