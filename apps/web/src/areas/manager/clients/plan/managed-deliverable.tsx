import {
  type Deliverable,
  isLocked,
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
import { type ReactElement, useState } from 'react';
import { ChangedNotice } from '../../../../features/project/plan/changed-notice.tsx';
import { DeliverableItem } from '../../../../features/project/plan/deliverable-item.tsx';
import { useMoveDeliverable } from '../../../../features/project/plan/use-move-deliverable.ts';
import { useRefreshPlan } from '../../../../features/project/plan/use-plan.ts';
import { useProjectContext } from '../../../../features/project/project-context.tsx';
import { useRowActions } from '../../../shared/lists/use-row-actions.ts';
import { showFailure } from '../../../shared/toasts.ts';
import { EditDeliverableForm } from './deliverable-form.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { UploadVersion } from './upload-version.tsx';

/** Label of each move, and the beginning of its messages. */
const moveLabels = {
  ask: {
    label: 'Request approval',
    done: 'Requested approval of',
    failed: 'Couldn’t request approval of',
  },
  withdraw: { label: 'Withdraw', done: 'Withdrew', failed: 'Couldn’t withdraw' },
} as const;

const trashLabels = {
  delete: ['delete', 'Deleting', 'Deleted'],
  restore: ['restore', 'Restoring', 'Restored'],
} as const;

interface Props {
  deliverable: Deliverable;
  /** Whether the milestone is done. If so, no approval can be requested. */
  closed: boolean;
}

function EditDialog({ deliverable, onClose }: { deliverable: Deliverable; onClose: () => void }) {
  const [base, setBase] = useState(deliverable);
  return (
    <PlanDialog title={`Edit “${deliverable.title}”`} onClose={onClose}>
      <EditDeliverableForm key={base.version} deliverable={base} onDone={onClose} onStartFrom={setBase} />
    </PlanDialog>
  );
}

/** A deliverable for the team, with its files and actions. */
export function ManagedDeliverable({ deliverable, closed }: Props): ReactElement {
  const { clientId } = useProjectContext();
  const [open, setOpen] = useState<'edit' | 'upload' | null>(null);
  const [pending, setPending] = useState(false);
  const { changes, move } = useMoveDeliverable(deliverable);
  const { trigger } = useEndpointMutation(projectEndpoints.actOnDeliverables);
  const act = useRowActions<TrashAction>({
    send: (action, ids) => trigger({ params: { clientId }, body: { action, ids } }),
    labels: trashLabels,
    undo: { delete: 'restore' },
    plural: 'deliverables',
    refresh: useRefreshPlan(),
  });
  const { title, state, versions } = deliverable;
  const moves = movesFrom(transitions.deliverable, state, 'team');
  const ask = moves.find((row) => row.move === 'ask');
  const withdraw = moves.find((row) => row.move === 'withdraw');
  const [latest] = versions;

  async function run(row: (typeof moves)[number]): Promise<void> {
    if (row.move !== 'ask' && row.move !== 'withdraw') return;
    setPending(true);
    try {
      if (await move(row.to))
        toaster.show({ type: 'success', title: `${moveLabels[row.move].done} “${title}”` });
    } catch (error) {
      showFailure(`${moveLabels[row.move].failed} “${title}”`, error);
    } finally {
      setPending(false);
    }
  }

  // A first draft can go to approval as it is. After a change request, the client needs a new version.
  const answered = state !== 'changes-requested' || latest?.sharedAt === null;
  const actions = !isLocked(state) && (
    <>
      {ask && latest && !closed && answered && (
        <Button
          size="sm"
          variant="secondary"
          loading={pending}
          onClick={() => void run(ask)}
          aria-label={`${moveLabels.ask.label} of ${title}`}
        >
          {moveLabels.ask.label}
        </Button>
      )}
      <Button
        size="sm"
        variant={latest && answered ? 'ghost' : 'secondary'}
        onClick={() => setOpen('upload')}
        aria-label={`Upload version ${(latest?.number ?? 0) + 1} of ${title}`}
      >
        {latest ? `Upload version ${latest.number + 1}` : 'Upload file'}
      </Button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <IconButton label={`Actions for ${title}`} size="sm">
            <Icon icon={Ellipsis} size="sm" />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <DropdownMenu.Item onSelect={() => setOpen('edit')}>Edit</DropdownMenu.Item>
          {withdraw && (
            <DropdownMenu.Item onSelect={() => void run(withdraw)}>
              {moveLabels.withdraw.label}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item
            danger
            onSelect={() => void act('delete', [{ id: deliverable.id, name: title }])}
          >
            Delete
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </>
  );
  return (
    <>
      <DeliverableItem
        deliverable={deliverable}
        notice={<ChangedNotice changes={changes} />}
        actions={actions}
      />
      {open === 'edit' && <EditDialog deliverable={deliverable} onClose={() => setOpen(null)} />}
      {open === 'upload' && (
        <PlanDialog
          title={`Version ${(latest?.number ?? 0) + 1} of “${title}”`}
          description={
            state === 'awaiting-approval'
              ? 'Replaces the version that waits for the client. The client sees it right away.'
              : 'The client sees it when you request approval.'
          }
          onClose={() => setOpen(null)}
        >
          <UploadVersion deliverable={deliverable} onUploaded={() => setOpen(null)} />
        </PlanDialog>
      )}
    </>
  );
}
