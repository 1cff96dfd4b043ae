import { projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Field } from '@uplift/ui/field';
import { Stack } from '@uplift/ui/stack';
import { Textarea } from '@uplift/ui/textarea';
import type { ReactElement } from 'react';
import { useFormDraft } from '../../../areas/shared/drafts/form-draft.ts';
import { useForm } from '../../../areas/shared/forms/use-form.ts';
import { useProjectContext } from '../project-context.tsx';
import { useWriteNewNote } from './use-write-new-note.ts';

const names = ['text'] as const;

/** Form for a new note. Unsaved text is stored until it is saved or the tab is closed. */
export function NewNote(): ReactElement {
  const { clientId } = useProjectContext();
  const { trigger } = useEndpointMutation(projectEndpoints.createNote, { write: useWriteNewNote() });
  const { attributes, control, errorOf, failure, fields, pending } = useForm({
    schema: projectEndpoints.createNote.body,
    send: async (body) => {
      await trigger({ params: { clientId }, body });
      fields.reset();
      draft.remove();
    },
  });
  const draft = useFormDraft(`note:${clientId}`, attributes.ref, names);
  return (
    <form {...attributes}>
      <Stack gap={4}>
        {failure && (
          <Alert tone="danger" title="Couldn’t save the note">
            {failure.message}
          </Alert>
        )}
        <Field label="New note" error={errorOf('text')}>
          <Textarea rows={3} grow {...control('text')} />
        </Field>
        <Cluster>
          <Button type="submit" loading={pending}>
            Save note
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
