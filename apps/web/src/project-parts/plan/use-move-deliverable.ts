import { ApiError } from '@uplift/data-client';
import {
  type Deliverable,
  type DeliverableState,
  projectEndpoints,
} from '@uplift/data-client/contract/project';
import { useDataClient, useEndpointMutation } from '@uplift/data-client/swr';
import { toaster } from '@uplift/ui/toaster';
import { useState } from 'react';
import { useClientInView } from '../client-in-view.tsx';
import { changesOf } from './plan-words.ts';
import { useRefreshPlan } from './use-plan.ts';

export interface DeliverableMoves {
  /** What was changed while somebody was about to answer, in sentences; empty where nothing was. */
  changes: readonly string[];
  /**
   * Leads a deliverable to another state. False: it was changed meanwhile; what is shown then is how it is now.
   * Throws what went wrong otherwise.
   */
  move: (state: DeliverableState, comment?: string) => Promise<boolean>;
}

/** Lets nobody approve or take back what they have not seen as it is. */
export function useMoveDeliverable(deliverable: Deliverable): DeliverableMoves {
  const { clientId, side } = useClientInView();
  const api = useDataClient();
  const { trigger } = useEndpointMutation(projectEndpoints.moveDeliverable);
  const refresh = useRefreshPlan();
  const [changes, setChanges] = useState<readonly string[]>([]);

  async function findChanges(): Promise<readonly string[]> {
    const { data } = await api.call(projectEndpoints.listMilestones, { params: { clientId } });
    const now = data.flatMap(({ deliverables }) => deliverables).find(({ id }) => id === deliverable.id);
    if (!now) {
      // It leaves the page, and a notice beside it with it.
      toaster.show({
        type: 'error',
        title: `“${deliverable.title}” was withdrawn while you looked at it.`,
        description: 'Nothing was sent.',
        duration: 10_000,
      });
      return ['It was withdrawn.'];
    }
    return now.version === deliverable.version ? [] : changesOf(deliverable, now, side);
  }

  return {
    changes,
    move: async (state, comment = '') => {
      const { id, version } = deliverable;
      try {
        await trigger({ params: { clientId, id }, body: { state, comment, version } });
        setChanges([]);
        await refresh();
        return true;
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) throw error;
        const found = await findChanges();
        // Refused for another reason, such as a milestone that is done.
        if (found.length === 0) throw error;
        setChanges(found);
        await refresh();
        return false;
      }
    },
  };
}
