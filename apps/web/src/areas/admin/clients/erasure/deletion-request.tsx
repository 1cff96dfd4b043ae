import { adminEndpoints } from '@uplift/data-client/contract/admin';
import {
  type DeletionRequest,
  type DeletionState,
  ERASURE_GRACE_DAYS,
  projectEndpoints,
} from '@uplift/data-client/contract/project';
import { useEndpoint, useEndpointMutation, useWriteCache } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { AlertDialog } from '@uplift/ui/alert-dialog';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement, ReactNode } from 'react';
import { inFull } from '../../../../app/time/last-use.ts';
import {
  erasureDay,
  erasureWarning,
  isPending,
  outcomeOf,
} from '../../../../features/project/deletion-labels.ts';
import { LoadFailure } from '../../../shared/frame/load-failure.tsx';
import { useRefresh } from '../../../shared/lists/use-refresh.ts';
import { showFailure } from '../../../shared/toasts.ts';

type Decision = Extract<DeletionState, 'scheduled' | 'declined'>;

function titleOf(decision: Decision, before: DeletionState): string {
  if (decision === 'scheduled') return 'Erasure scheduled';
  return before === 'scheduled' ? 'Erasure canceled' : 'Request declined';
}

interface PendingProps {
  request: DeletionRequest;
  pending: boolean;
  onDecide: (decision: Decision) => void;
}

function ConfirmErasure({
  children,
  onConfirm,
}: {
  children: ReactNode;
  onConfirm: () => void;
}): ReactElement {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>{children}</AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>Erase this client in {ERASURE_GRACE_DAYS} days?</AlertDialog.Title>
        <AlertDialog.Description>{erasureWarning}</AlertDialog.Description>
        <AlertDialog.Footer>
          <AlertDialog.Cancel>Cancel</AlertDialog.Cancel>
          <AlertDialog.Action variant="danger" onClick={onConfirm}>
            Schedule erasure
          </AlertDialog.Action>
        </AlertDialog.Footer>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}

function OpenRequest({ request, pending, onDecide }: PendingProps): ReactElement {
  return (
    <Alert tone="warning" title="Erasure requested">
      <Stack gap={4}>
        <p>
          {request.requestedBy}, {inFull(request.requestedAt)}: “{request.reason}”
        </p>
        <Cluster gap={3}>
          <ConfirmErasure onConfirm={() => onDecide('scheduled')}>
            <Button size="sm" variant="secondary" loading={pending}>
              Schedule erasure
            </Button>
          </ConfirmErasure>
          <Button size="sm" variant="secondary" loading={pending} onClick={() => onDecide('declined')}>
            Decline
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  );
}

function ScheduledRequest({ request, pending, onDecide }: PendingProps): ReactElement {
  return (
    <Alert tone="danger" title={`This client will be erased on ${erasureDay(request)}`}>
      <Stack gap={4}>
        <p>
          {request.requestedBy}, {inFull(request.requestedAt)}: “{request.reason}”
        </p>
        {request.closedAt && <p>{outcomeOf(request)}</p>}
        <Cluster gap={3}>
          <Button size="sm" variant="secondary" loading={pending} onClick={() => onDecide('declined')}>
            Cancel erasure
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  );
}

/** Shows an open or scheduled request to erase a client's data. Renders nothing if there is none. */
export function DeletionRequestNotice({ clientId }: { clientId: string }): ReactElement | null {
  const { data, error, mutate } = useEndpoint(
    projectEndpoints.getDeletionRequest,
    { params: { clientId } },
    { revalidateIfStale: true },
  );
  const refresh = useRefresh(adminEndpoints.listPendingDeletions.path);
  const write = useWriteCache();
  const { trigger, isMutating } = useEndpointMutation(projectEndpoints.closeDeletionRequest, {
    write: (request, { params: { clientId } }) =>
      write(projectEndpoints.getDeletionRequest, { params: { clientId } }, () => ({ request })),
  });
  if (error && !data)
    return (
      <LoadFailure title="Couldn’t load the erasure request" error={error} onRetry={() => void mutate()} />
    );
  const request = data?.request;
  if (!request || !isPending(request)) return null;
  const { id, version, state: before } = request;

  async function decide(state: Decision): Promise<void> {
    try {
      await trigger({ params: { clientId, id }, body: { state, version } });
      toaster.show({ type: 'success', title: titleOf(state, before) });
    } catch (problem) {
      showFailure('Couldn’t update the erasure request', problem);
      // Someone may have decided on the request in the meantime.
      await mutate();
    }
    await refresh();
  }

  const Pending = request.state === 'open' ? OpenRequest : ScheduledRequest;
  return <Pending request={request} pending={isMutating} onDecide={(state) => void decide(state)} />;
}
