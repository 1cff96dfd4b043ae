import { type DeletionRequest, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpointMutation, useRefetch, useWriteCache } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { inFull } from '../../../app/time/last-use.ts';
import { deletionPath, erasureDay, outcomeOf } from '../../../features/project/deletion-labels.ts';
import { useProjectContext } from '../../../features/project/project-context.tsx';

function Decision({ request }: { request: DeletionRequest }): ReactElement {
  const day = erasureDay(request);
  if (day === null)
    return (
      <Alert tone="warning" title="Deletion requested">
        Requested by {request.requestedBy} on {inFull(request.requestedAt)}. Nothing is deleted until we
        confirm.
      </Alert>
    );
  return (
    <Alert tone="danger" title={`Your data will be deleted on ${day}`}>
      Requested by {request.requestedBy} on {inFull(request.requestedAt)}. <span>{outcomeOf(request)}</span>{' '}
      Until then, you can use the portal and download your data. After that, everything is deleted, including
      your accounts.
    </Alert>
  );
}

/** An open or scheduled erasure request. The client can withdraw it. */
export function OpenRequest({ request }: { request: DeletionRequest }): ReactElement {
  const { clientId } = useProjectContext();
  const write = useWriteCache();
  const refetch = useRefetch();
  const { trigger, error, isMutating } = useEndpointMutation(projectEndpoints.closeDeletionRequest, {
    write: (request, { params: { clientId } }) =>
      write(projectEndpoints.getDeletionRequest, { params: { clientId } }, () => ({ request })),
  });
  async function withdraw(): Promise<void> {
    const { id, version } = request;
    try {
      await trigger({ params: { clientId, id }, body: { state: 'withdrawn', version } });
    } catch {
      // The error is shown above the button. Someone may have decided on the request in the meantime.
      await refetch([deletionPath(clientId)]);
    }
  }
  return (
    <Stack gap={5}>
      <Decision request={request} />
      {error && (
        <Alert tone="danger" title="Couldn’t withdraw the request">
          {error.message}
        </Alert>
      )}
      <Text tone="muted">“{request.reason}”</Text>
      <Cluster>
        <Button variant="secondary" loading={isMutating} onClick={() => void withdraw()}>
          Withdraw request
        </Button>
      </Cluster>
    </Stack>
  );
}
