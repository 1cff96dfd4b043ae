import { type Baseline, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { DEFAULTS, formatMoney, formatNumber } from '@uplift/roi-engine';
import { DatePicker } from '@uplift/ui/date-picker';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { useToday } from '../../../../app/time/office-day.ts';
import { EditForm } from '../../../../areas/shared/forms/edit-form.tsx';
import { useConflict } from '../../../../areas/shared/forms/use-conflict.ts';
import { useDraftedForm } from '../../../../areas/shared/forms/use-drafted-form.ts';
import { useProjectContext } from '../../project-context.tsx';
import * as styles from '../results.styles.ts';
import { formatDay } from '../results-labels.ts';
import { useRefreshResults, useReloadResults } from '../use-refresh-results.ts';
import { baselineInputNames, baselineSchema } from './baseline-figures.ts';

const labels = {
  currentRevenue: ['Annual revenue (USD)', 'For the year before the project.'],
  totalHeadCount: ['Total head count', 'Limits the hours a week can save.'],
  busyWorkEmployees: ['Employees on busy work', 'Those whose work will be automated.'],
  hoursPerWeek: ['Hours of busy work per week', 'For each of these employees.'],
  hourlyRate: ['Hourly rate (USD)', 'The value of a saved hour.'],
} as const;

/** A baseline that may not exist yet (`calculation` is null). The first save creates its first version. */
export type BaselineBase = Omit<Baseline, 'calculation'> & { calculation: Baseline['calculation'] | null };

const feeOf = ({ calculation }: BaselineBase): number =>
  calculation?.assumptions.investment ?? DEFAULTS.investment;

const conflictFields = {
  'Annual revenue': ({ calculation }: BaselineBase) => formatMoney(calculation?.input.currentRevenue ?? 0),
  'Head count': ({ calculation }: BaselineBase) => formatNumber(calculation?.input.totalHeadCount ?? 0),
  'On busy work': ({ calculation }: BaselineBase) => formatNumber(calculation?.input.busyWorkEmployees ?? 0),
  'Hours a week': ({ calculation }: BaselineBase) => formatNumber(calculation?.input.hoursPerWeek ?? 0),
  'Hourly rate': ({ calculation }: BaselineBase) => formatMoney(calculation?.input.hourlyRate ?? 0),
  Fee: (base: BaselineBase) => formatMoney(feeOf(base)),
  'Agreed on': ({ agreedOn }: BaselineBase) => formatDay(agreedOn),
};

export interface BaselineFormProps {
  /** The version being edited. Version 0 if there is no baseline yet. */
  base: BaselineBase;
  onSaved: () => void;
  /** Called with the version to restart the form from. */
  onStartFrom: (baseline: BaselineBase) => void;
}

/** Form of the baseline, with the inputs and error messages of the calculator. */
export function BaselineForm({ base, onSaved, onStartFrom }: BaselineFormProps): ReactElement {
  const { clientId } = useProjectContext();
  const reload = useReloadResults(clientId);
  const { trigger } = useEndpointMutation(projectEndpoints.setBaseline);
  const refresh = useRefreshResults(clientId);
  const params = { clientId };
  const { theirs, save } = useConflict<BaselineBase>(base, async () => (await reload())?.baseline ?? base);
  const form = useDraftedForm({
    schema: baselineSchema,
    draft: `baseline:${clientId}:${base.version}`,
    send: async ({ calculation: { input, assumptions }, agreedOn }) => {
      const calculation = { input, assumptions: { ...base.calculation?.assumptions, ...assumptions } };
      const saved = await save((version) =>
        trigger({ params, body: { calculation, agreedOn, version: version === 0 ? null : version } }),
      );
      if (!saved) return;
      toaster.show({ type: 'success', title: 'Baseline saved' });
      onSaved();
      await refresh();
    },
  });
  const { control, errorOf } = form;
  const today = useToday();
  const input = base.calculation?.input;
  return (
    <EditForm
      form={form}
      Footer={Dialog.Footer}
      noun="baseline"
      base={base}
      theirs={theirs}
      fields={conflictFields}
      onStartFromTheirs={onStartFrom}
    >
      <div css={styles.pair}>
        {baselineInputNames.map((name) => (
          <Field
            key={name}
            label={labels[name][0]}
            hint={labels[name][1]}
            error={errorOf(`calculation.input.${name}`)}
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              defaultValue={input && formatNumber(input[name], 4)}
              {...control(`calculation.input.${name}`)}
            />
          </Field>
        ))}
        <Field
          label="Fee (USD)"
          hint="Used to calculate break-even."
          error={errorOf('calculation.assumptions.investment')}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            defaultValue={formatNumber(feeOf(base), 4)}
            {...control('calculation.assumptions.investment')}
          />
        </Field>
      </div>
      <Field label="Agreed on" error={errorOf('agreedOn')}>
        <DatePicker defaultValue={base.agreedOn} today={today} {...form.fields.register('agreedOn')} />
      </Field>
    </EditForm>
  );
}
