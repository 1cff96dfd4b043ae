import { projectEndpoints, type Results } from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { useFormDraft } from '../../../../areas/shared/drafts/form-draft.ts';
import { useForm } from '../../../../areas/shared/forms/use-form.ts';
import { useProjectContext } from '../../project-context.tsx';
import { formatDay } from '../results-labels.ts';
import { useRefreshResults } from '../use-refresh-results.ts';
import { WeekFields, weekSchema } from './week-fields.tsx';

/** Fields stored while the dialog is closed. Excludes the week, because another one may be next by then. */
const draftedNames = ['hoursSaved', 'revenueEffect', 'note', 'evidence'] as const;

/** Suggests the week after the last measured one, or the week that just ended. */
function nextWeek({ weeks, unmeasuredWeeks, currentWeek }: Results): string | undefined {
  const last = weeks.at(-1)?.week;
  return last === undefined
    ? (unmeasuredWeeks.find((week) => week < currentWeek) ?? unmeasuredWeeks[0])
    : (unmeasuredWeeks.findLast((week) => week > last) ?? unmeasuredWeeks[0]);
}

function NewWeekForm({ results, onSaved }: { results: Results; onSaved: () => void }): ReactElement {
  const { clientId } = useProjectContext();
  const { trigger } = useEndpointMutation(projectEndpoints.createMeasurement);
  const refresh = useRefreshResults(clientId);
  const form = useForm({
    schema: weekSchema,
    send: async (body) => {
      await trigger({ params: { clientId }, body });
      draft.remove();
      toaster.show({ type: 'success', title: `Added the week of ${formatDay(body.week)}` });
      onSaved();
      await refresh();
    },
  });
  const { attributes, failure, pending } = form;
  const draft = useFormDraft(`measurement:${clientId}`, attributes.ref, draftedNames);
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t add the week">
            {failure.message}
          </Alert>
        )}
        <WeekFields
          form={form}
          weeks={results.unmeasuredWeeks}
          currentWeek={results.currentWeek}
          suggested={nextWeek(results)}
        />
        <Dialog.Footer>
          <Button type="submit" loading={pending}>
            Add week
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}

/** Records the measurements of a week. */
export function NewWeekDialog({ results }: { results: Results }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button size="sm">Add week</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Add measured week</Dialog.Title>
        <Dialog.Description>The client sees it right away.</Dialog.Description>
        <NewWeekForm results={results} onSaved={() => setOpen(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
