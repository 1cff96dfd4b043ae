import { pathOf } from '@uplift/data-client/contract';
import type { Milestone } from '@uplift/data-client/contract/project';
import { projectEndpoints } from '@uplift/data-client/contract/project';
import {
  type Revert,
  useDataClient,
  useEndpoint,
  useOptimisticWrite,
  useRefetch,
  useWriteCache,
} from '@uplift/data-client/swr';
import { useCallback } from 'react';
import type { SWRResponse } from 'swr';
import { useProjectContext } from '../project-context.tsx';

const { getProject, listMilestones } = projectEndpoints;

/** Lists that show something of each client's plan. */
export const portfolioPaths = ['/api/manager/clients', '/api/manager/agenda'] as const;

/**
 * Loads the client's milestones with their deliverables. A team member who views the portal as the client
 * gets only what the client can see.
 */
export function usePlan(): SWRResponse<{ data: Milestone[] }, Error> {
  const { clientId, readOnly } = useProjectContext();
  return useEndpoint(
    listMilestones,
    { params: { clientId }, ...(readOnly ? { query: { view: 'client' } } : {}) },
    { revalidateIfStale: true },
  );
}

/** Returns a function that writes a change into the cached plan. */
export function useWritePlan(): (update: (milestones: Milestone[]) => Milestone[]) => Promise<void> {
  const { clientId } = useProjectContext();
  const write = useWriteCache();
  const refetch = useRefetch();
  return useCallback(
    (update) => {
      const params = { clientId };
      // The page with the change doesn't show these, so it doesn't wait for them.
      void refetch([pathOf(listMilestones, { params, query: { view: 'client' } }), ...portfolioPaths]);
      return write(listMilestones, { params }, ({ data }) => ({ data: update(data) }));
    },
    [clientId, refetch, write],
  );
}

/** Returns a function that shows an expected change of the plan, which the returned function reverts. */
export function useWritePlanOptimistically(): (update: (milestones: Milestone[]) => Milestone[]) => Revert {
  const { clientId } = useProjectContext();
  const write = useOptimisticWrite();
  return useCallback(
    (update) => write(listMilestones, { params: { clientId } }, ({ data }) => ({ data: update(data) })),
    [clientId, write],
  );
}

/**
 * Returns a function that reads the plan again, for what someone else changed, and returns it. Rejects if the
 * read fails.
 */
export function useReloadPlan(): () => Promise<readonly Milestone[]> {
  const { clientId } = useProjectContext();
  const client = useDataClient();
  const write = useWriteCache();
  return useCallback(async () => {
    const params = { clientId };
    // A read by SWR would resolve to the cached plan if it failed or another read overtook it.
    const plan = await client.call(listMilestones, { params });
    void write(listMilestones, { params }, () => plan);
    return plan.data;
  }, [client, clientId, write]);
}

/** Refetches everything that shows the client's plan or project. */
export function useRefreshPlan(): () => Promise<unknown> {
  const { clientId } = useProjectContext();
  const refetch = useRefetch();
  return useCallback(() => {
    const params = { clientId };
    return refetch([pathOf(listMilestones, { params }), pathOf(getProject, { params }), ...portfolioPaths]);
  }, [clientId, refetch]);
}
