import { projectEndpoints } from '@uplift/data-client/contract/project';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Stack } from '@uplift/ui/stack';
import { Textarea } from '@uplift/ui/textarea';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { useFormDraft } from '../../shared/drafts/form-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import type { AnswerProps } from './approve-dialog.tsx';

const names = ['comment'] as const;

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
