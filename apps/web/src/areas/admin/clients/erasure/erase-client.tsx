import { adminEndpoints } from '@uplift/data-client/contract/admin';
import {
  ERASURE_GRACE_DAYS,
  FORMER_CLIENT_YEARS,
  projectEndpoints,
} from '@uplift/data-client/contract/project';
import { useEndpoint, useEndpointMutation, useWriteCache } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { Textarea } from '@uplift/ui/textarea';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { erasureWarning, isPending } from '../../../../features/project/deletion-labels.ts';
import { useDraftedForm } from '../../../shared/forms/use-drafted-form.ts';
import { useRefresh } from '../../../shared/lists/use-refresh.ts';

function EraseForm({ clientId }: { clientId: string }): ReactElement {
  const { trigger } = useEndpointMutation(projectEndpoints.requestDeletion, {
    write: (request, { params: { clientId } }) =>
      write(projectEndpoints.getDeletionRequest, { params: { clientId } }, () => ({ request })),
  });
  const refresh = useRefresh(adminEndpoints.listPendingDeletions.path);
  const write = useWriteCache();
  const { attributes, control, errorOf, failure, pending } = useDraftedForm({
    schema: projectEndpoints.requestDeletion.body,
    draft: `erasure:${clientId}`,
    send: async (body) => {
      await trigger({ params: { clientId }, body });
      toaster.show({ type: 'success', title: 'Erasure scheduled' });
      await refresh();
    },
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t schedule the erasure">
            {failure.message}
          </Alert>
        )}
        <Field label="Reason" hint="The client can see this." error={errorOf('reason')}>
          <Textarea rows={3} grow {...control('reason')} />
        </Field>
        <Dialog.Footer>
          <Button type="submit" variant="danger" loading={pending}>
            Schedule erasure
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}

/** Starts the erasure of a client that hasn't asked for it. */
export function EraseClient({ clientId }: { clientId: string }): ReactElement | null {
  const { data } = useEndpoint(
    projectEndpoints.getDeletionRequest,
    { params: { clientId } },
    { revalidateIfStale: true },
  );
  if (!data || (data.request && isPending(data.request))) return null;
  return (
    <Stack gap={3} align="start">
      <Heading level={3} size="sm">
        Erasure
      </Heading>
      <Text tone="muted" size="sm">
        Former clients are erased automatically {FORMER_CLIENT_YEARS} years after they are deactivated.
      </Text>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button size="sm" variant="secondary">
            Erase client
          </Button>
        </Dialog.Trigger>
        <Dialog.Content size="sm">
          <Dialog.Title>Erase this client in {ERASURE_GRACE_DAYS} days?</Dialog.Title>
          <Dialog.Description>{erasureWarning}</Dialog.Description>
          <EraseForm clientId={clientId} />
        </Dialog.Content>
      </Dialog.Root>
    </Stack>
  );
}
