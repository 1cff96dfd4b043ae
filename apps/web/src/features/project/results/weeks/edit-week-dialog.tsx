import { type MeasuredWeek, projectEndpoints, type Results } from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { formatMoney } from '@uplift/roi-engine';
import { Dialog } from '@uplift/ui/dialog';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { EditForm } from '../../../../areas/shared/forms/edit-form.tsx';
import { useConflict } from '../../../../areas/shared/forms/use-conflict.ts';
import { useDraftedForm } from '../../../../areas/shared/forms/use-drafted-form.ts';
import { useFocusReturn } from '../../../../areas/shared/forms/use-focus-return.ts';
import { useProjectContext } from '../../project-context.tsx';
import { formatDay, formatHours } from '../results-labels.ts';
import { useRefreshResults, useReloadResults } from '../use-refresh-results.ts';
import { WeekFields, weekSchema } from './week-fields.tsx';

const conflictFields = {
  Week: ({ week }: MeasuredWeek) => formatDay(week),
  'Hours saved': ({ hoursSaved }: MeasuredWeek) => formatHours(hoursSaved),
  'Revenue effect': ({ revenueEffect }: MeasuredWeek) => formatMoney(revenueEffect),
  Note: ({ note }: MeasuredWeek) => note,
  Evidence: ({ evidence }: MeasuredWeek) => evidence,
};

interface EditWeekFormProps {
  results: Results;
  /** The version being edited. */
  base: MeasuredWeek;
  onSaved: () => void;
  /** Called with the version to restart the form from. */
  onStartFrom: (week: MeasuredWeek) => void;
}

function EditWeekForm({ results, base, onSaved, onStartFrom }: EditWeekFormProps): ReactElement {
  const { clientId } = useProjectContext();
  const reload = useReloadResults(clientId);
  const { trigger } = useEndpointMutation(projectEndpoints.updateMeasurement);
  const refresh = useRefreshResults(clientId);
  const { theirs, save } = useConflict(base, async () => {
    const newest = (await reload())?.weeks.find(({ id }) => id === base.id);
    if (!newest) throw new Error('Someone else deleted this week. Your changes are still here.');
    return newest;
  });
  const form = useDraftedForm({
    schema: weekSchema,
    draft: `measurement:${base.id}:${base.version}`,
    send: async (body) => {
      const params = { clientId, measurementId: base.id };
      if (!(await save((version) => trigger({ params, body: { ...body, version } })))) return;
      toaster.show({ type: 'success', title: `Saved the week of ${formatDay(body.week)}` });
      onSaved();
      await refresh();
    },
  });
  const weeks = [base.week, ...results.unmeasuredWeeks].sort().reverse();
  return (
    <EditForm
      form={form}
      Footer={Dialog.Footer}
      noun="week"
      base={base}
      theirs={theirs}
      fields={conflictFields}
      onStartFromTheirs={onStartFrom}
    >
      <WeekFields form={form} weeks={weeks} currentWeek={results.currentWeek} values={base} />
    </EditForm>
  );
}

export interface EditWeekDialogProps {
  results: Results;
  week: MeasuredWeek;
  onClose: () => void;
}

/** Edits the measurements of a week. */
export function EditWeekDialog({ results, week, onClose }: EditWeekDialogProps): ReactElement {
  const returnFocus = useFocusReturn();
  // Keeps the version it started from. Later updates would overwrite unsaved changes.
  const [base, setBase] = useState(week);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content onCloseAutoFocus={returnFocus}>
        <Dialog.Title>Week of {formatDay(base.week)}</Dialog.Title>
        <Dialog.Description>The client sees the change right away.</Dialog.Description>
        <EditWeekForm
          key={base.version}
          results={results}
          base={base}
          onSaved={onClose}
          onStartFrom={setBase}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
