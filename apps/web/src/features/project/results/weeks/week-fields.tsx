import { type Measurement, measurementLimits, projectEndpoints } from '@uplift/data-client/contract/project';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Select } from '@uplift/ui/select';
import { Textarea } from '@uplift/ui/textarea';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import type { Form } from '../../../../areas/shared/forms/use-form.ts';
import { enteredNumber } from '../entered-number.ts';
import * as styles from '../results.styles.ts';
import { formatDay } from '../results-labels.ts';

const measured = projectEndpoints.createMeasurement.body.entries;

/** A measured week with its figures as entered. No revenue effect counts as zero. */
export const weekSchema = v.object({
  ...measured,
  hoursSaved: v.pipe(enteredNumber(), measured.hoursSaved),
  revenueEffect: v.pipe(
    enteredNumber({ fractions: 'drop' }),
    v.transform((dollars) => dollars ?? 0),
    measured.revenueEffect,
  ),
});

export interface WeekFieldsProps {
  form: Pick<Form<typeof weekSchema>, 'control' | 'errorOf'>;
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
  form: { control, errorOf },
  weeks,
  currentWeek,
  suggested,
  values,
}: WeekFieldsProps): ReactElement {
  return (
    <>
      <Field label="Week" error={errorOf('week')}>
        <Select defaultValue={values?.week ?? suggested} {...control('week')}>
          {weeks.map((week) => (
            <option key={week} value={week}>
              {`From Monday, ${formatDay(week)}${week === currentWeek ? ' (this week)' : ''}`}
            </option>
          ))}
        </Select>
      </Field>
      <div css={styles.pair}>
        <Field label="Hours saved" hint="That week, across all employees." error={errorOf('hoursSaved')}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values?.hoursSaved}
            {...control('hoursSaved')}
          />
        </Field>
        <Field
          label="Revenue effect (USD)"
          hint="Whole dollars. Negative for lost revenue, empty for none."
          error={errorOf('revenueEffect')}
        >
          <Input
            inputMode="text"
            autoComplete="off"
            defaultValue={values?.revenueEffect ? values.revenueEffect.toLocaleString('en-US') : undefined}
            {...control('revenueEffect')}
          />
        </Field>
      </div>
      <Field
        label="Note"
        hint="What changed that week. Visible to the client."
        counter={measurementLimits.note}
        error={errorOf('note')}
      >
        <Textarea rows={3} defaultValue={values?.note} {...control('note')} />
      </Field>
      <Field label="Evidence" hint="The source of the figures: text or a link." error={errorOf('evidence')}>
        <Input autoComplete="off" defaultValue={values?.evidence} {...control('evidence')} />
      </Field>
    </>
  );
}
