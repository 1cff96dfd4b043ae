import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useAccountUser, useEndpointMutation, useWriteNewRow } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { type ReactElement, useState } from 'react';
import { useCreate } from '../../shared/lists/use-create.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { SecretOnce } from './secret-once.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** Creates a webhook and shows its secret once. */
export function CreateWebhookDialog(): ReactElement {
  const { user } = useAccountUser();
  const [open, setOpen] = useCreate();
  const [secret, setSecret] = useState<string | null>(null);
  const writeNewRow = useWriteNewRow(adminEndpoints.listWebhooks.path);
  const { trigger } = useEndpointMutation(adminEndpoints.createWebhook, {
    write: ({ webhook }) => writeNewRow(webhook),
  });
  const refresh = useRefresh(adminEndpoints.listWebhooks.path);
  function change(next: boolean): void {
    setOpen(next);
    if (!next) setSecret(null);
  }
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Trigger asChild>
        <Button size="sm">Add webhook</Button>
      </Dialog.Trigger>
      <Dialog.Content size="md">
        <Dialog.Title>{secret ? 'Webhook added' : 'Add a webhook'}</Dialog.Title>
        <Dialog.Description>
          {secret
            ? 'It receives events from now on.'
            : 'Send a signed message to another program when something happens.'}
        </Dialog.Description>
        {secret ? (
          <SecretOnce secret={secret} onDone={() => change(false)} />
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
