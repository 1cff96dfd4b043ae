import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import {
  type Deliverable,
  type Milestone,
  movesFrom,
  projectEndpoints,
  type TrashAction,
  transitions,
} from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { DropdownMenu } from '@uplift/ui/dropdown-menu';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import { toaster } from '@uplift/ui/toaster';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type ReactElement, useState } from 'react';
import { FoldedMilestone } from '../../../../features/project/plan/folded-milestone.tsx';
import { MilestoneHead } from '../../../../features/project/plan/milestone-head.tsx';
import * as styles from '../../../../features/project/plan/plan.styles.ts';
import { isLive } from '../../../../features/project/plan/plan-labels.ts';
import { withMilestone } from '../../../../features/project/plan/plan-updates.ts';
import {
  useRefreshPlan,
  useReloadPlan,
  useWritePlan,
  useWritePlanOptimistically,
} from '../../../../features/project/plan/use-plan.ts';
import { useProjectContext } from '../../../../features/project/project-context.tsx';
import { useRowActions } from '../../../shared/lists/use-row-actions.ts';
import { showFailure } from '../../../shared/toasts.ts';
import { NewDeliverableForm } from './deliverable-form.tsx';
import { ManagedDeliverable } from './managed-deliverable.tsx';
import { EditMilestoneForm } from './milestone-form.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { UploadVersion } from './upload-version.tsx';

const moveLabels = {
  start: ['Start', 'Started'],
  'put-back': ['Move back to planned', 'Moved back to planned:'],
  complete: ['Complete', 'Completed'],
  reopen: ['Reopen', 'Reopened'],
} as const;

const trashLabels = {
  delete: ['delete', 'Deleting', 'Deleted'],
  restore: ['restore', 'Restoring', 'Restored'],
} as const;

function EditDialog({ milestone, onClose }: { milestone: Milestone; onClose: () => void }): ReactElement {
  const [base, setBase] = useState(milestone);
  return (
    <PlanDialog title={`Edit “${milestone.title}”`} onClose={onClose}>
      <EditMilestoneForm key={base.version} milestone={base} onDone={onClose} onStartFrom={setBase} />
    </PlanDialog>
  );
}

/** Creates the deliverable first, then uploads its file. */
function NewDeliverableDialog({
  milestone,
  onClose,
}: {
  milestone: Milestone;
  onClose: () => void;
}): ReactElement {
  const [created, setCreated] = useState<Deliverable | null>(null);
  return (
    <PlanDialog
      title={created ? `Upload file for “${created.title}”` : `Add deliverable to “${milestone.title}”`}
      description="A draft until you request approval. Then the client sees it."
      onClose={onClose}
    >
      {created ? (
        <UploadVersion deliverable={created} onUploaded={onClose} />
      ) : (
        <NewDeliverableForm milestoneId={milestone.id} onCreated={setCreated} />
      )}
    </PlanDialog>
  );
}

/** A milestone for the team, with its deliverables. It can be moved, edited, and changed in state. */
export function ManagedMilestone({ milestone }: { milestone: Milestone }): ReactElement {
  const { clientId } = useProjectContext();
  const { id, title, state, version, deliverables } = milestone;
  const [open, setOpen] = useState<'edit' | 'add' | null>(null);
  const [pending, setPending] = useState(false);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const writePlan = useWritePlan();
  const writeOptimistically = useWritePlanOptimistically();
  const moving = useEndpointMutation(projectEndpoints.moveMilestone, {
    optimistic: ({ body }) =>
      writeOptimistically((milestones) =>
        // The response has the time of completion.
        withMilestone(milestones, { ...milestone, state: body.state, completedAt: null }),
      ),
    write: (moved) => writePlan((milestones) => withMilestone(milestones, moved)),
  });
  const { trigger } = useEndpointMutation(projectEndpoints.actOnMilestones);
  const reload = useReloadPlan();
  const act = useRowActions<TrashAction>({
    send: (action, ids) => trigger({ params: { clientId }, body: { action, ids } }),
    labels: trashLabels,
    undo: { delete: 'restore' },
    plural: 'milestones',
    refresh: useRefreshPlan(),
  });
  const [next, ...others] = movesFrom(transitions.milestone, state, 'team').toSorted(
    (one, other) => Number(one.move === 'put-back') - Number(other.move === 'put-back'),
  );

  async function move(row: NonNullable<typeof next>): Promise<void> {
    setPending(true);
    try {
      await moving.trigger({ params: { clientId, id }, body: { state: row.to, version } });
      toaster.show({ type: 'success', title: `${moveLabels[row.move][1]} “${title}”` });
    } catch (error) {
      showFailure(`Couldn’t update “${title}”`, error);
      // The error is shown already. Without a connection, the old plan stays.
      await reload().catch(() => {});
    } finally {
      setPending(false);
    }
  }

  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      label={`Move ${title}`}
      size="sm"
      css={styles.handle}
      aria-describedby={attributes['aria-describedby']}
      aria-roledescription="sortable"
      {...listeners}
    >
      <Icon icon={GripVertical} size="sm" />
    </IconButton>
  );
  const actions = (
    <span css={styles.actions}>
      {next && (
        <Button
          size="sm"
          variant="secondary"
          loading={pending}
          onClick={() => void move(next)}
          aria-label={`${moveLabels[next.move][0]} ${title}`}
        >
          {moveLabels[next.move][0]}
        </Button>
      )}
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <IconButton label={`Actions for ${title}`} size="sm">
            <Icon icon={Ellipsis} size="sm" />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <DropdownMenu.Item onSelect={() => setOpen('edit')}>Edit</DropdownMenu.Item>
          {others.map((row) => (
            <DropdownMenu.Item key={row.move} onSelect={() => void move(row)}>
              {moveLabels[row.move][0]}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Item danger onSelect={() => void act('delete', [{ id, name: title }])}>
            Delete
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </span>
  );
  const content = (
    <>
      {deliverables.length > 0 && (
        <ul css={styles.deliverables} aria-label={`Deliverables of ${title}`}>
          {deliverables.map((deliverable) => (
            <ManagedDeliverable key={deliverable.id} deliverable={deliverable} closed={state === 'done'} />
          ))}
        </ul>
      )}
      {state !== 'done' && (
        <div css={styles.foot}>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => setOpen('add')}
            aria-label={`Add deliverable to ${title}`}
          >
            Add deliverable
          </Button>
        </div>
      )}
    </>
  );

  return (
    <li
      ref={setNodeRef}
      css={styles.milestone}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {isLive(milestone) ? (
        <>
          <MilestoneHead milestone={milestone} level={4} handle={handle} actions={actions} />
          {content}
        </>
      ) : (
        <FoldedMilestone milestone={milestone} level={4} handle={handle} actions={actions}>
          {content}
        </FoldedMilestone>
      )}
      {open === 'edit' && <EditDialog milestone={milestone} onClose={() => setOpen(null)} />}
      {open === 'add' && <NewDeliverableDialog milestone={milestone} onClose={() => setOpen(null)} />}
    </li>
  );
}
