import { projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint, useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { deletionPath } from '../../../project-parts/deletion-words.ts';
import { inFull } from '../../../shell/account/last-use.ts';
import { LoadFailure } from '../../../shell/account/load-failure.tsx';
import { useRefresh } from '../../../shell/list/use-refresh.ts';

const done = { done: 'The request is marked as done.', declined: 'The request is declined.' } as const;

/** The open wish of a client to be forgotten, and what becomes of it. Nothing where there is none. */
export function DeletionRequestNotice({ clientId }: { clientId: string }): ReactElement | null {
  const { data, error, mutate } = useEndpoint(
    projectEndpoints.getDeletionRequest,
    { params: { clientId } },
    { revalidateIfStale: true },
  );
  const refresh = useRefresh(deletionPath(clientId));
  const { trigger, isMutating } = useEndpointMutation(projectEndpoints.closeDeletionRequest);
  if (error && !data)
    return (
      <LoadFailure
        title="Whether the client wants its data deleted could not be loaded"
        error={error}
        onRetry={() => void mutate()}
      />
    );
  const request = data?.request;
  if (request?.state !== 'open') return null;
  const { id, version } = request;

  async function close(state: keyof typeof done): Promise<void> {
    try {
      await trigger({ params: { clientId, id }, body: { state, version } });
      toaster.show({ type: 'success', title: done[state] });
    } catch (problem) {
      toaster.show({
        type: 'error',
        title: 'That did not work.',
        description: problem instanceof Error ? problem.message : undefined,
      });
    }
    await refresh();
  }

  return (
    <Alert tone="warning" title="The client asks for its data to be deleted">
      <Stack gap={4}>
        <p>
          {request.requestedBy}, {inFull(request.requestedAt)}: “{request.reason}”
        </p>
        <Cluster gap={3}>
          <Button size="sm" variant="secondary" loading={isMutating} onClick={() => void close('done')}>
            Mark as done
          </Button>
          <Button size="sm" variant="secondary" loading={isMutating} onClick={() => void close('declined')}>
            Decline
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  );
}
