import { ApiError } from '@uplift/data-client';
import {
  type Deliverable,
  type DeliverableState,
  projectEndpoints,
} from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { toaster } from '@uplift/ui/toaster';
import { useState } from 'react';
import { LONG_TOAST } from '../../../areas/shared/toasts.ts';
import { useProjectContext } from '../project-context.tsx';
import { changesOf } from './plan-labels.ts';
import { withDeliverable } from './plan-updates.ts';
import { useReloadPlan, useWritePlan, useWritePlanOptimistically } from './use-plan.ts';

export interface DeliverableMoves {
  /** What changed while the viewer was answering, one sentence each. Empty if nothing changed. */
  changes: readonly string[];
  /**
   * Moves the deliverable to another state. Resolves to false if it changed in the meantime; the page then
   * shows the current version. Throws on other errors.
   */
  move: (state: DeliverableState, comment?: string) => Promise<boolean>;
}

/** Moves a deliverable to another state, but not a version that the viewer hasn't seen. */
export function useMoveDeliverable(deliverable: Deliverable): DeliverableMoves {
  const { clientId, side } = useProjectContext();
  const writePlan = useWritePlan();
  const writeOptimistically = useWritePlanOptimistically();
  const { trigger } = useEndpointMutation(projectEndpoints.moveDeliverable, {
    optimistic: ({ body: { state } }) =>
      // A form with the comment of a change request stays open until the request is saved.
      writeOptimistically((milestones) =>
        state === 'changes-requested' ? milestones : withDeliverable(milestones, { ...deliverable, state }),
      ),
    write: (moved) => writePlan((milestones) => withDeliverable(milestones, moved)),
  });
  const reload = useReloadPlan();
  const [changes, setChanges] = useState<readonly string[]>([]);

  async function findChanges(): Promise<readonly string[]> {
    const milestones = await reload();
    const now = milestones
      .flatMap(({ deliverables }) => deliverables)
      .find(({ id }) => id === deliverable.id);
    if (!now) {
      // The deliverable leaves the page along with its notice, so this is a toast.
      toaster.show({
        type: 'error',
        title: `“${deliverable.title}” was withdrawn`,
        description: 'Nothing was sent.',
        duration: LONG_TOAST,
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
        return true;
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) throw error;
        const found = await findChanges();
        // Refused for another reason, such as a completed milestone.
        if (found.length === 0) throw error;
        setChanges(found);
        return false;
      }
    },
  };
}
