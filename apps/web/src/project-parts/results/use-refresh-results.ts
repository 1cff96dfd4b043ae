import { pathOf } from '@uplift/data-client/contract';
import { projectEndpoints, type Results } from '@uplift/data-client/contract/project';
import { useRefetch } from '@uplift/data-client/swr';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Returns a function that refetches everything that shows a client's results. */
export function useRefreshResults(clientId: string): () => Promise<unknown> {
  const refetch = useRefetch();
  return useCallback(() => refetch([`/api/clients/${clientId}/measurements`]), [clientId, refetch]);
}

/** Returns a function that reads the results again, for what someone else changed, and returns them. */
export function useReloadResults(clientId: string): () => Promise<Results | undefined> {
  const { mutate } = useSWRConfig();
  return useCallback(
    () => mutate<Results>(pathOf(projectEndpoints.getResults, { params: { clientId } })),
    [clientId, mutate],
  );
}
