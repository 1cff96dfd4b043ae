import { projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { useFormDraft, useTextDraft } from '../../../areas/shared/drafts/form-draft.ts';
import { useForm } from '../../../areas/shared/forms/use-form.ts';
import { useCreate } from '../../../areas/shared/lists/use-create.ts';
import { useProjectContext } from '../project-context.tsx';
import { MeetingFields, meetingSchema } from './meeting-fields.tsx';
import { useWriteNewMeeting } from './use-write-new-meeting.ts';

const draftedNames = ['title', 'startsAt', 'endsAt', 'place', 'notes'] as const;

function NewMeetingForm({ onRecorded }: { onRecorded: () => void }): ReactElement {
  const { clientId } = useProjectContext();
  const { trigger } = useEndpointMutation(projectEndpoints.createMeeting, { write: useWriteNewMeeting() });
  const form = useForm({
    schema: meetingSchema,
    values: { state: 'planned' },
    send: async (meeting) => {
      const isOver = Date.parse(meeting.endsAt) < Date.now();
      await trigger({ params: { clientId }, body: { ...meeting, state: isOver ? 'held' : 'planned' } });
      draft.remove();
      dayDraft.remove();
      toaster.show({ type: 'success', title: `Added “${meeting.title}”` });
      onRecorded();
    },
  });
  const draft = useFormDraft(`meeting:${clientId}`, form.attributes.ref, draftedNames);
  // The day isn't text, which is all that useFormDraft restores.
  const dayDraft = useTextDraft(`meeting-day:${clientId}`);
  return (
    <form {...form.attributes}>
      <Stack gap={5}>
        {form.failure && (
          <Alert tone="danger" title="Couldn’t add the meeting">
            {form.failure.message}
          </Alert>
        )}
        <MeetingFields form={form} initial={dayDraft.read()} onDayChange={(day) => dayDraft.write({ day })} />
        <Dialog.Footer>
          <Button type="submit" loading={form.pending}>
            Add meeting
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}

/** Adds a planned or past meeting. */
export function NewMeetingDialog(): ReactElement {
  const { company } = useProjectContext();
  const [open, setOpen] = useCreate();
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button size="sm">Add meeting</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Add meeting</Dialog.Title>
        <Dialog.Description>
          {company} sees it right away. Participants of an upcoming meeting get an invitation by e-mail.
        </Dialog.Description>
        <NewMeetingForm onRecorded={() => setOpen(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
