import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import type { ReactElement } from 'react';
import { useCreate } from '../../shared/lists/use-create.ts';
import { InviteForm } from './invite-form.tsx';

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
        <InviteForm clientId={null} onInvited={() => setOpen(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
