import { type Meeting, meetingStates, projectEndpoints } from '@uplift/data-client/contract/project';
import { useDataClient, useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Select } from '@uplift/ui/select';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { inFull } from '../../../app/time/last-use.ts';
import { EditForm } from '../../../areas/shared/forms/edit-form.tsx';
import { useConflict } from '../../../areas/shared/forms/use-conflict.ts';
import { useDraftedForm } from '../../../areas/shared/forms/use-drafted-form.ts';
import { useFocusReturn } from '../../../areas/shared/forms/use-focus-return.ts';
import { useRefresh } from '../../../areas/shared/lists/use-refresh.ts';
import { useProjectContext } from '../project-context.tsx';
import { MeetingFields, meetingSchema } from './meeting-fields.tsx';
import { meetingsPath, stateNames } from './meeting-labels.ts';
import { inputsOf } from './meeting-times.ts';

const conflictFields = {
  Title: ({ title }: Meeting) => title,
  From: ({ startsAt }: Meeting) => inFull(startsAt),
  To: ({ endsAt }: Meeting) => inFull(endsAt),
  Location: ({ place }: Meeting) => place,
  Status: ({ state }: Meeting) => stateNames[state],
  Notes: ({ notes }: Meeting) => notes,
};

interface MeetingFormProps {
  meeting: Meeting;
  onSaved: () => void;
  onStartFrom: (meeting: Meeting) => void;
}

function MeetingForm({ meeting, onSaved, onStartFrom }: MeetingFormProps): ReactElement {
  const { clientId } = useProjectContext();
  const client = useDataClient();
  const { trigger } = useEndpointMutation(projectEndpoints.updateMeeting, {
    write: useWriteRow(meetingsPath(clientId)),
  });
  const refresh = useRefresh(meetingsPath(clientId));
  const params = { clientId, id: meeting.id };
  const { theirs, save } = useConflict(meeting, () => client.call(projectEndpoints.getMeeting, { params }));
  const [start, end] = [inputsOf(meeting.startsAt), inputsOf(meeting.endsAt)];
  const form = useDraftedForm({
    schema: meetingSchema,
    draft: `meeting:${meeting.id}:${meeting.version}`,
    send: async (body) => {
      if (!(await save((version) => trigger({ params, body: { ...body, version } })))) return;
      toaster.show({ type: 'success', title: `Saved “${body.title}”` });
      onSaved();
      await refresh();
    },
  });
  return (
    <EditForm
      form={form}
      Footer={Dialog.Footer}
      noun="meeting"
      base={meeting}
      theirs={theirs}
      fields={conflictFields}
      onStartFromTheirs={onStartFrom}
    >
      <MeetingFields
        form={form}
        initial={{
          title: meeting.title,
          day: start.day,
          startsAt: start.time,
          endsAt: end.time,
          place: meeting.place,
          notes: meeting.notes,
        }}
      >
        <Field label="Status" error={form.errorOf('state')}>
          <Select defaultValue={meeting.state} {...form.control('state')}>
            {meetingStates.map((state) => (
              <option key={state} value={state}>
                {stateNames[state]}
              </option>
            ))}
          </Select>
        </Field>
      </MeetingFields>
    </EditForm>
  );
}

export interface EditMeetingDialogProps {
  /** The meeting when the dialog was opened. */
  meeting: Meeting;
  onClose: () => void;
}

/** Edits a meeting. */
export function EditMeetingDialog({ meeting, onClose }: EditMeetingDialogProps): ReactElement {
  const returnFocus = useFocusReturn();
  const [base, setBase] = useState(meeting);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>{meeting.title}</Dialog.Title>
        <MeetingForm key={base.version} meeting={base} onSaved={onClose} onStartFrom={setBase} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
