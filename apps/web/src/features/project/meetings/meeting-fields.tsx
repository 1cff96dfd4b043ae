import { projectEndpoints } from '@uplift/data-client/contract/project';
import { DatePicker } from '@uplift/ui/date-picker';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Textarea } from '@uplift/ui/textarea';
import type { ReactElement, ReactNode } from 'react';
import * as v from 'valibot';
import { viewerDay, viewerZoneHint } from '../../../app/time/viewer-time.ts';
import type { Form } from '../../../areas/shared/forms/use-form.ts';
import { momentOf } from './meeting-times.ts';
import * as styles from './meetings.styles.ts';

const { body } = projectEndpoints.createMeeting;
const { title, place, notes, state } = body.entries;

/** A meeting with the day and the times that people enter, in their time zone, instead of two moments. */
export const meetingSchema = v.pipe(
  v.object({
    title,
    day: v.pipe(v.string(), v.isoDate('Choose a date.')),
    startsAt: v.pipe(v.string(), v.nonEmpty('Enter a start time.')),
    endsAt: v.pipe(v.string(), v.nonEmpty('Enter an end time.')),
    place,
    state,
    notes,
  }),
  v.transform(
    ({ day, startsAt, endsAt, ...meeting }): v.InferInput<typeof body> => ({
      ...meeting,
      startsAt: momentOf(day, startsAt) ?? '',
      endsAt: momentOf(day, endsAt) ?? '',
    }),
  ),
  body,
);

export interface MeetingFieldsProps {
  form: Pick<Form<typeof meetingSchema>, 'control' | 'errorOf' | 'fields'>;
  /** Initial values of the fields. */
  initial?: Readonly<Partial<v.InferInput<typeof meetingSchema>>>;
  /** Called with the chosen day, or with text that isn't a date. */
  onDayChange?: (day: string) => void;
  /** Shown between the place and the notes. */
  children?: ReactNode;
}

/** Form fields of a meeting. */
export function MeetingFields({
  form: { control, errorOf, fields },
  initial = {},
  onDayChange,
  children,
}: MeetingFieldsProps): ReactElement {
  return (
    <>
      <Field label="Title" error={errorOf('title')}>
        <Input autoComplete="off" defaultValue={initial.title} {...control('title')} />
      </Field>
      <div css={styles.times}>
        <Field label="Date" hint={viewerZoneHint()} error={errorOf('day')}>
          <DatePicker
            defaultValue={initial.day ?? null}
            today={viewerDay(Date.now())}
            {...fields.register('day', { onChange: ({ target }) => onDayChange?.(target.value) })}
          />
        </Field>
        <Field label="From" error={errorOf('startsAt')}>
          <Input type="time" defaultValue={initial.startsAt} {...control('startsAt')} />
        </Field>
        <Field label="To" error={errorOf('endsAt')}>
          <Input type="time" defaultValue={initial.endsAt} {...control('endsAt')} />
        </Field>
      </div>
      <Field label="Location" hint="An address or a link that starts with https://." error={errorOf('place')}>
        <Input autoComplete="off" defaultValue={initial.place} {...control('place')} />
      </Field>
      {children}
      <Field label="Notes" hint="Visible to the client." error={errorOf('notes')}>
        <Textarea rows={4} grow defaultValue={initial.notes} {...control('notes')} />
      </Field>
    </>
  );
}
