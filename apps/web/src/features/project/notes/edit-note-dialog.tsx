import { type InternalNote, projectEndpoints } from '@uplift/data-client/contract/project';
import { useDataClient, useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Textarea } from '@uplift/ui/textarea';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { EditForm } from '../../../areas/shared/forms/edit-form.tsx';
import { useConflict } from '../../../areas/shared/forms/use-conflict.ts';
import { useDraftedForm } from '../../../areas/shared/forms/use-drafted-form.ts';
import { useFocusReturn } from '../../../areas/shared/forms/use-focus-return.ts';
import { useRefresh } from '../../../areas/shared/lists/use-refresh.ts';
import { useProjectContext } from '../project-context.tsx';
import { notesPath } from './note-labels.ts';

const conflictFields = { Note: ({ text }: InternalNote) => text };

interface NoteFormProps {
  note: InternalNote;
  onSaved: () => void;
  onStartFrom: (note: InternalNote) => void;
}

function NoteForm({ note, onSaved, onStartFrom }: NoteFormProps): ReactElement {
  const { clientId } = useProjectContext();
  const client = useDataClient();
  const { trigger } = useEndpointMutation(projectEndpoints.updateNote, {
    write: useWriteRow(notesPath(clientId)),
  });
  const refresh = useRefresh(notesPath(clientId));
  const params = { clientId, id: note.id };
  const { theirs, save } = useConflict(note, () => client.call(projectEndpoints.getNote, { params }));
  const form = useDraftedForm({
    schema: projectEndpoints.updateNote.body,
    values: { version: note.version },
    draft: `note:${note.id}:${note.version}`,
    send: async ({ text }) => {
      if (!(await save((version) => trigger({ params, body: { text, version } })))) return;
      toaster.show({ type: 'success', title: 'Note saved' });
      onSaved();
      await refresh();
    },
  });
  return (
    <EditForm
      form={form}
      Footer={Dialog.Footer}
      noun="note"
      base={note}
      theirs={theirs}
      fields={conflictFields}
      onStartFromTheirs={onStartFrom}
    >
      <Field label="Note" error={form.errorOf('text')}>
        <Textarea rows={6} grow defaultValue={note.text} {...form.control('text')} />
      </Field>
    </EditForm>
  );
}

export interface EditNoteDialogProps {
  /** The note when the dialog was opened. */
  note: InternalNote;
  onClose: () => void;
}

/** Edits the text of a note. */
export function EditNoteDialog({ note, onClose }: EditNoteDialogProps): ReactElement {
  const returnFocus = useFocusReturn();
  const [base, setBase] = useState(note);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>Edit note</Dialog.Title>
        <NoteForm key={base.version} note={base} onSaved={onClose} onStartFrom={setBase} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
