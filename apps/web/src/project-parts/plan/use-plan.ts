import type { Milestone } from '@uplift/data-client/contract/project';
import { projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { useCallback } from 'react';
import { type SWRResponse, useSWRConfig } from 'swr';
import { useClientInView } from '../client-in-view.tsx';

/** The milestones of the client in view, each with its deliverables. Whoever looks with the client's eyes sees no more than it. */
export function usePlan(): SWRResponse<{ data: Milestone[] }, Error> {
  const { clientId, readOnly } = useClientInView();
  return useEndpoint(
    projectEndpoints.listMilestones,
    { params: { clientId }, ...(readOnly ? { query: { view: 'client' } } : {}) },
    { revalidateIfStale: true },
  );
}

/** Reads anew what shows the plan of the client in view, or its project. */
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
