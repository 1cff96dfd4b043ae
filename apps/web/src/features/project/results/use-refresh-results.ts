import { pathOf } from '@uplift/data-client/contract';
import { projectEndpoints, type Results } from '@uplift/data-client/contract/project';
import { useDataClient, useRefetch, useWriteCache } from '@uplift/data-client/swr';
import { useCallback } from 'react';

/**
 * Returns a function that refetches a client's results after a week or the baseline changed, because only the
 * server computes their totals and forecasts. The story consent doesn't depend on them.
 */
export function useRefreshResults(clientId: string): () => Promise<unknown> {
  const refetch = useRefetch();
  return useCallback(() => {
    const params = { clientId };
    return refetch(
      [pathOf(projectEndpoints.getResults, { params })],
      [pathOf(projectEndpoints.getStoryConsent, { params })],
    );
  }, [clientId, refetch]);
}

/**
 * Returns a function that reads the results again, for what someone else changed, and returns them. Rejects if
 * the read fails.
 */
export function useReloadResults(clientId: string): () => Promise<Results> {
  const client = useDataClient();
  const write = useWriteCache();
  return useCallback(async () => {
    const params = { clientId };
    // A read by SWR would resolve to the cached results if it failed or another read overtook it.
    const results = await client.call(projectEndpoints.getResults, { params });
    void write(projectEndpoints.getResults, { params }, () => results);
    return results;
  }, [client, clientId, write]);
}
