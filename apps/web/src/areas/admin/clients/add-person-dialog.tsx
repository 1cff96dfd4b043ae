import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { DraftNotice } from '../../shared/forms/draft-notice.tsx';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { useRefreshPeople } from '../users/use-refresh-people.ts';

interface AddPersonFormProps {
  clientId: string;
  onAdded: () => void;
}

function AddPersonForm({ clientId, onAdded }: AddPersonFormProps): ReactElement {
  const { trigger } = useEndpointMutation(adminEndpoints.invitePerson);
  const refresh = useRefreshPeople();
  const { attributes, control, draft, errorOf, failure, pending } = useDraftedForm({
    schema: adminEndpoints.invitePerson.body,
    values: { role: 'client', clientId },
    draft: `person:new:${clientId}`,
    send: async (body) => {
      await trigger({ body });
      toaster.show({ type: 'success', title: 'Invitation sent', description: body.email });
      onAdded();
      await refresh();
    },
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t add the person">
            {failure.message}
          </Alert>
        )}
        <DraftNotice draft={draft} />
        <Field label="Name" error={errorOf('name')}>
          <Input autoComplete="off" {...control('name')} />
        </Field>
        <Field label="E-mail" error={errorOf('email')}>
          <Input type="email" autoComplete="off" {...control('email')} />
        </Field>
        <Button type="submit" loading={pending}>
          Send invitation
        </Button>
      </Stack>
    </form>
  );
}

/** Invites another person to a client. */
export function AddPersonDialog({ clientId, company }: { clientId: string; company: string }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button size="sm" variant="secondary">
          Add person
        </Button>
      </Dialog.Trigger>
      <Dialog.Content size="sm">
        <Dialog.Title>Add a person to {company}</Dialog.Title>
        <Dialog.Description>
          They get an e-mail with a link to set a password. It works for 7 days.
        </Dialog.Description>
        <AddPersonForm clientId={clientId} onAdded={() => setOpen(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
