import { DateInput } from '@uplift/ui/date-input';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Textarea } from '@uplift/ui/textarea';
import type { ReactElement, ReactNode } from 'react';
import { viewerZoneHint } from '../../../app/time/viewer-time.ts';
import type { FieldErrors } from '../../../areas/shared/forms/field-errors.ts';
import type { Form, ReadControl } from '../../../areas/shared/forms/use-form.ts';
import { momentOf } from './meeting-times.ts';
import * as styles from './meetings.styles.ts';

export const meetingNames = ['title', 'day', 'startsAt', 'endsAt', 'place', 'state', 'notes'] as const;
export type MeetingName = (typeof meetingNames)[number];

/** Validates the form before it is sent. */
export function checkMeetingForm(read: ReadControl<MeetingName>): FieldErrors<MeetingName> {
  const [startsAt, endsAt] = [momentOf(read('day'), read('startsAt')), momentOf(read('day'), read('endsAt'))];
  return {
    ...(read('title') ? {} : { title: 'Enter what the meeting is about.' }),
    ...(read('day') ? {} : { day: 'Choose a day.' }),
    ...(read('startsAt') ? {} : { startsAt: 'Enter when it begins.' }),
    ...(read('endsAt')
      ? startsAt && endsAt && endsAt <= startsAt
        ? { endsAt: 'The end has to be after the beginning.' }
        : {}
      : { endsAt: 'Enter when it ends.' }),
  };
}

/** Reads the meeting from a validated form, without its state. */
export function readMeetingForm(read: ReadControl<MeetingName>) {
  return {
    title: read('title'),
    startsAt: momentOf(read('day'), read('startsAt')) ?? '',
    endsAt: momentOf(read('day'), read('endsAt')) ?? '',
    place: read('place'),
    notes: read('notes'),
  };
}

export interface MeetingFieldsProps {
  form: Pick<Form<MeetingName>, 'control' | 'errors'>;
  /** Initial values of the fields. */
  initial?: Readonly<Partial<Record<MeetingName, string>>>;
  /** Shown between the place and the notes. */
  children?: ReactNode;
}

/** Form fields of a meeting. */
export function MeetingFields({
  form: { control, errors },
  initial = {},
  children,
}: MeetingFieldsProps): ReactElement {
  return (
    <>
      <Field label="What it is about" error={errors.title}>
        <Input autoComplete="off" defaultValue={initial.title} {...control('title')} />
      </Field>
      <div css={styles.times}>
        <Field label="Day" hint={viewerZoneHint()} error={errors.day}>
          <DateInput defaultValue={initial.day ?? ''} {...control('day')} />
        </Field>
        <Field label="From" error={errors.startsAt}>
          <Input type="time" defaultValue={initial.startsAt} {...control('startsAt')} />
        </Field>
        <Field label="To" error={errors.endsAt}>
          <Input type="time" defaultValue={initial.endsAt} {...control('endsAt')} />
        </Field>
      </div>
      <Field label="Place" hint="An address, or a link that begins with https://." error={errors.place}>
        <Input autoComplete="off" defaultValue={initial.place} {...control('place')} />
      </Field>
      {children}
      <Field label="Notes" hint="The client reads them." error={errors.notes}>
        <Textarea rows={4} grow defaultValue={initial.notes} {...control('notes')} />
      </Field>
    </>
  );
}
