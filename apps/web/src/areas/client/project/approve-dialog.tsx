import type { Deliverable } from '@uplift/data-client/contract/project';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import type { DeliverableMoves } from '../../../features/project/plan/use-move-deliverable.ts';
import { showFailure } from '../../shared/toasts.ts';

export interface AnswerProps {
  deliverable: Deliverable;
  move: DeliverableMoves['move'];
}

/** Approves a deliverable after confirmation, which closes without waiting. Approval can't be undone. */
export function ApproveDialog({ deliverable: { title, versions }, move }: AnswerProps): ReactElement {
  const [open, setOpen] = useState(false);

  async function approve(): Promise<void> {
    setOpen(false);
    try {
      if (await move('approved')) toaster.show({ type: 'success', title: `Approved “${title}”` });
    } catch (error) {
      showFailure(`Couldn’t approve “${title}”`, error);
    }
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button size="sm" aria-label={`Approve ${title}`}>
          Approve
        </Button>
      </Dialog.Trigger>
      <Dialog.Content size="sm">
        <Dialog.Title>Approve “{title}”</Dialog.Title>
        <Dialog.Description>
          You’re approving version {versions[0]?.number}, {versions[0]?.name}. You can’t undo this. Your name
          and the time are recorded.
        </Dialog.Description>
        <Dialog.Footer>
          <Button onClick={() => void approve()}>Approve</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
