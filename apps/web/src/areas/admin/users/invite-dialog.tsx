import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Select } from '@uplift/ui/select';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { DraftNotice } from '../../shared/forms/draft-notice.tsx';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { useCreate } from '../../shared/lists/use-create.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';

function InviteForm({ onInvited }: { onInvited: () => void }): ReactElement {
  const { trigger } = useEndpointMutation(adminEndpoints.invitePerson);
  const refresh = useRefresh(adminEndpoints.listUsers.path);
  const { attributes, control, draft, errorOf, failure, pending } = useDraftedForm({
    schema: adminEndpoints.invitePerson.body,
    draft: 'user:new',
    send: async (body) => {
      await trigger({ body });
      toaster.show({ type: 'success', title: 'Invitation sent', description: body.email });
      onInvited();
      await refresh();
    },
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t send the invitation">
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
        <Field
          label="Role"
          hint="Managers run their clients’ projects. Admins can do everything."
          error={errorOf('role')}
        >
          <Select defaultValue="manager" {...control('role')}>
            <option value="manager">Manager</option>
            <option value="admin">Admin</option>
          </Select>
        </Field>
        <Button type="submit" loading={pending}>
          Send invitation
        </Button>
      </Stack>
    </form>
  );
}

/** Invites a user to the team. The e-mail has a link to set a password. */
export function InviteDialog(): ReactElement {
  const [open, setOpen] = useCreate();
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button size="sm">Invite</Button>
      </Dialog.Trigger>
      <Dialog.Content size="sm">
        <Dialog.Title>Invite a user</Dialog.Title>
        <Dialog.Description>
          They get an e-mail with a link to set a password. It works for 7 days.
        </Dialog.Description>
        <InviteForm onInvited={() => setOpen(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
