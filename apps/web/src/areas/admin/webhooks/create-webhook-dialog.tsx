import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useAccountUser, useEndpointMutation, useWriteNewRow } from '@uplift/data-client/swr';
import { Dialog } from '@uplift/ui/dialog';
import { type ReactElement, useState } from 'react';
import { useFocusReturn } from '../../shared/forms/use-focus-return.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { SecretOnce } from './secret-once.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** Creates a webhook and shows its secret once. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }): ReactElement {
  const returnFocus = useFocusReturn();
  const { user } = useAccountUser();
  const [secret, setSecret] = useState<string | null>(null);
  const writeNewRow = useWriteNewRow(adminEndpoints.listWebhooks.path);
  const { trigger } = useEndpointMutation(adminEndpoints.createWebhook, {
    write: ({ webhook }) => writeNewRow(webhook),
  });
  const refresh = useRefresh(adminEndpoints.listWebhooks.path);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content size="md" onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{secret ? 'Webhook added' : 'Add a webhook'}</Dialog.Title>
        <Dialog.Description>
          {secret
            ? 'It receives events from now on.'
            : 'Send a signed message to another program when something happens.'}
        </Dialog.Description>
        {secret ? (
          <SecretOnce secret={secret} onDone={onClose} />
        ) : (
          <WebhookForm
            initial={{
              name: '',
              url: '',
              description: '',
              eventTypes: null,
              ownerId: user?.id ?? null,
              ownerName: user?.name ?? null,
            }}
            draftKey="webhook:new"
            submitLabel="Add webhook"
            failureTitle="Couldn’t add the webhook"
            Footer={Dialog.Footer}
            send={async (body) => {
              const { secret, webhook } = await trigger({ body });
              setSecret(secret);
              await refresh(pathOf(adminEndpoints.getWebhook, { params: { id: webhook.id } }));
            }}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}
