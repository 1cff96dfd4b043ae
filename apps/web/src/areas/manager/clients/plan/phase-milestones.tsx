import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type Milestone, type Phase, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Text } from '@uplift/ui/text';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { PhaseHead } from '../../../../features/project/plan/phase-head.tsx';
import * as styles from '../../../../features/project/plan/plan.styles.ts';
import { phaseNames } from '../../../../features/project/plan/plan-labels.ts';
import { useReloadPlan, useWritePlan } from '../../../../features/project/plan/use-plan.ts';
import { useProjectContext } from '../../../../features/project/project-context.tsx';
import {
  sortableAnnouncements,
  sortableInstructions,
  upAndDown,
  useSortableSensors,
} from '../../../shared/lists/sortable.ts';
import { LONG_TOAST, showFailure } from '../../../shared/toasts.ts';
import { ManagedMilestone } from './managed-milestone.tsx';

export interface PhaseMilestonesProps {
  phase: Phase;
  milestones: readonly Milestone[];
}

/** Milestones of a phase. Sortable by drag and drop or keyboard. */
export function PhaseMilestones({ phase, milestones }: PhaseMilestonesProps): ReactElement {
  const { clientId } = useProjectContext();
  const writePlan = useWritePlan();
  const { trigger } = useEndpointMutation(projectEndpoints.orderMilestone, {
    write: ({ data }) => writePlan(() => data),
  });
  const reload = useReloadPlan();
  const sensors = useSortableSensors();
  /** Optimistic order of milestone IDs, shown until the server responds. */
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const order = wanted
    ? milestones.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id))
    : milestones;

  async function move(
    { id, title }: Pick<Milestone, 'id' | 'title'>,
    after: string | null,
    undo: { after: string | null } | null,
  ): Promise<void> {
    try {
      await trigger({ params: { clientId }, body: { id, after } });
      toaster.show({
        type: 'success',
        title: undo ? `Moved “${title}”` : `Moved “${title}” back`,
        duration: LONG_TOAST,
        ...(undo
          ? { action: { label: 'Undo', onSelect: () => void move({ id, title }, undo.after, null) } }
          : {}),
      });
    } catch (failure) {
      showFailure(`Couldn’t move “${title}”`, failure);
      // The error is shown already. Without a connection, the old plan stays.
      await reload().catch(() => {});
    }
    setWanted(null);
  }

  function drop({ active, over }: DragEndEvent): void {
    const from = order.findIndex(({ id }) => id === active.id);
    const to = order.findIndex(({ id }) => id === over?.id);
    const moved = order[from];
    if (!moved || to === -1 || from === to) return;
    const next = arrayMove([...order], from, to);
    setWanted(next.map(({ id }) => id));
    void move(moved, next[to - 1]?.id ?? null, { after: order[from - 1]?.id ?? null });
  }

  return (
    <section aria-label={phaseNames[phase]}>
      <PhaseHead phase={phase} milestones={order} level={3} />
      {order.length === 0 ? (
        <Text tone="muted">No milestones in this phase yet.</Text>
      ) : (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          modifiers={[upAndDown]}
          onDragEnd={drop}
          accessibility={{
            announcements: sortableAnnouncements(order.map(({ id, title }) => ({ id, name: title }))),
            screenReaderInstructions: sortableInstructions('a milestone'),
          }}
        >
          <SortableContext items={order.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
            <ol css={styles.list} aria-label={`Milestones in ${phaseNames[phase]}`}>
              {order.map((milestone) => (
                <ManagedMilestone key={milestone.id} milestone={milestone} />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      )}
    </section>
  );
}
