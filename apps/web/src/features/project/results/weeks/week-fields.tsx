import { type Measurement, measurementLimits } from '@uplift/data-client/contract/project';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { describeNumberProblem, parseNumber } from '@uplift/ui/parse-number';
import { Select } from '@uplift/ui/select';
import { Textarea } from '@uplift/ui/textarea';
import type { ReactElement } from 'react';
import type { Form, ReadControl } from '../../../../areas/shared/forms/use-form.ts';
import * as styles from '../results.styles.ts';
import { formatDay } from '../results-words.ts';

export const weekFieldNames = ['week', 'hoursSaved', 'revenueEffect', 'note', 'evidence'] as const;
export type WeekField = (typeof weekFieldNames)[number];

const readHours = (read: ReadControl<WeekField>) => parseNumber(read('hoursSaved'));
const readRevenue = (read: ReadControl<WeekField>) =>
  parseNumber(read('revenueEffect'), { fractions: 'drop' });

/** Validates a week before it is sent. The server checks what only it knows. */
export function checkWeek(read: ReadControl<WeekField>): Partial<Record<WeekField, string>> {
  const hours = readHours(read);
  const revenue = readRevenue(read);
  return {
    ...(read('week') ? {} : { week: 'Choose a week.' }),
    ...(hours.problem
      ? { hoursSaved: describeNumberProblem(hours.problem, read('hoursSaved')) }
      : hours.value === null || hours.value < 0
        ? { hoursSaved: 'Enter the hours that were saved, zero or more.' }
        : {}),
    ...(revenue.problem
      ? { revenueEffect: describeNumberProblem(revenue.problem, read('revenueEffect')) }
      : {}),
  };
}

/** Reads the request body from the form. Validate with `checkWeek` first. */
export function readWeek(read: ReadControl<WeekField>) {
  return {
    week: read('week'),
    hoursSaved: readHours(read).value ?? 0,
    revenueEffect: readRevenue(read).value ?? 0,
    note: read('note'),
    evidence: read('evidence'),
  };
}

export interface WeekFieldsProps {
  form: Pick<Form<WeekField>, 'control' | 'errors'>;
  /** Mondays of the weeks to choose from. */
  weeks: readonly string[];
  currentWeek: string;
  /** The preselected week, if there are no `values`. */
  suggested?: string | undefined;
  /** Initial values of the fields. */
  values?: Measurement;
}

/** Form fields of a measured week. */
export function WeekFields({
  form: { control, errors },
  weeks,
  currentWeek,
  suggested,
  values,
}: WeekFieldsProps): ReactElement {
  return (
    <>
      <Field label="Week" error={errors.week}>
        <Select defaultValue={values?.week ?? suggested} {...control('week')}>
          {weeks.map((week) => (
            <option key={week} value={week}>
              {`From Monday, ${formatDay(week)}${week === currentWeek ? ' (this week)' : ''}`}
            </option>
          ))}
        </Select>
      </Field>
      <div css={styles.pair}>
        <Field label="Hours saved" hint="In that week, by all people." error={errors.hoursSaved}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values?.hoursSaved}
            {...control('hoursSaved')}
          />
        </Field>
        <Field
          label="Revenue effect (USD)"
          hint="Whole dollars. Empty: none. With a minus: lost."
          error={errors.revenueEffect}
        >
          <Input
            inputMode="text"
            autoComplete="off"
            defaultValue={values?.revenueEffect || undefined}
            {...control('revenueEffect')}
          />
        </Field>
      </div>
      <Field
        label="Note"
        hint="The client reads it: what changed in that week."
        counter={measurementLimits.note}
        error={errors.note}
      >
        <Textarea rows={3} defaultValue={values?.note} {...control('note')} />
      </Field>
      <Field label="Evidence" hint="Where the figures come from: words, or a link." error={errors.evidence}>
        <Input autoComplete="off" defaultValue={values?.evidence} {...control('evidence')} />
      </Field>
    </>
  );
}
