import type { Milestone } from '@uplift/data-client/contract/project';
import { projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { useCallback } from 'react';
import { type SWRResponse, useSWRConfig } from 'swr';
import { useClientInView } from '../client-in-view.tsx';

/**
 * Loads the client's milestones with their deliverables. A team member who views the portal as the client
 * gets only what the client can see.
 */
export function usePlan(): SWRResponse<{ data: Milestone[] }, Error> {
  const { clientId, readOnly } = useClientInView();
  return useEndpoint(
    projectEndpoints.listMilestones,
    { params: { clientId }, ...(readOnly ? { query: { view: 'client' } } : {}) },
    { revalidateIfStale: true },
  );
}

/** Revalidates everything that shows the client's plan or project. */
export function useRefreshPlan(): () => Promise<unknown> {
  const { clientId } = useClientInView();
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const paths = [
      `/api/clients/${clientId}/milestones`,
      `/api/clients/${clientId}/project`,
      '/api/manager/clients',
    ];
    const shows = (key: string) => paths.some((path) => key === path || key.startsWith(`${path}?`));
    return mutate((key) => typeof key === 'string' && shows(key));
  }, [clientId, mutate]);
}
