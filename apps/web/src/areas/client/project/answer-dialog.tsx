import { type Deliverable, projectEndpoints } from '@uplift/data-client/contract/project';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Stack } from '@uplift/ui/stack';
import { Textarea } from '@uplift/ui/textarea';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import type { DeliverableMoves } from '../../../features/project/plan/use-move-deliverable.ts';
import { useFormDraft } from '../../shared/drafts/form-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';

const names = ['comment'] as const;

interface AnswerProps {
  deliverable: Deliverable;
  move: DeliverableMoves['move'];
}

interface FormProps extends AnswerProps {
  onClose: () => void;
}

function ChangesForm({ deliverable, move, onClose }: FormProps): ReactElement {
  const { attributes, control, errorOf, failure, pending } = useForm({
    schema: projectEndpoints.moveDeliverable.body,
    values: { state: 'changes-requested', version: deliverable.version },
    send: async ({ state, comment }) => {
      if (await move(state, comment)) {
        draft.remove();
        toaster.show({ type: 'success', title: `Changes requested for “${deliverable.title}”` });
      }
      onClose();
    },
  });
  const draft = useFormDraft(`changes:${deliverable.id}`, attributes.ref, names);
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t send your request">
            {failure.message} Your text is still here.
          </Alert>
        )}
        <Field label="What should change?" error={errorOf('comment')}>
          <Textarea grow rows={5} maxLength={2_000} {...control('comment')} />
        </Field>
        <Dialog.Footer>
          <Button type="submit" loading={pending}>
            Request changes
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}

/** Approves a deliverable after confirmation, which closes without waiting. Approval can't be undone. */
export function ApproveDialog({ deliverable: { title, versions }, move }: AnswerProps): ReactElement {
  const [open, setOpen] = useState(false);

  async function approve(): Promise<void> {
    setOpen(false);
    try {
      if (await move('approved')) toaster.show({ type: 'success', title: `Approved “${title}”` });
    } catch (error) {
      toaster.show({
        type: 'error',
        title: `Couldn’t approve “${title}”`,
        description: error instanceof Error ? error.message : undefined,
        duration: 10_000,
      });
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

/** Requests changes to a deliverable. The text is stored until it is sent. */
export function ChangesDialog(props: AnswerProps): ReactElement {
  const { title } = props.deliverable;
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button size="sm" variant="secondary" aria-label={`Request changes to ${title}`}>
          Request changes
        </Button>
      </Dialog.Trigger>
      <Dialog.Content size="md">
        <Dialog.Title>Request changes to “{title}”</Dialog.Title>
        <Dialog.Description>
          Your manager is notified right away and uploads a new version for you to review.
        </Dialog.Description>
        <ChangesForm {...props} onClose={() => setOpen(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
