import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { type ReactElement, useState } from 'react';
import { InviteForm } from '../users/invite-form.tsx';

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
        <InviteForm clientId={clientId} onInvited={() => setOpen(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
