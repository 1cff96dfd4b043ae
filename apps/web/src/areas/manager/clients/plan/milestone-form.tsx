import { type Milestone, phases, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { DatePicker } from '@uplift/ui/date-picker';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Select } from '@uplift/ui/select';
import { Stack } from '@uplift/ui/stack';
import { Textarea } from '@uplift/ui/textarea';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { useToday } from '../../../../app/time/office-day.ts';
import { phaseNames } from '../../../../features/project/plan/plan-labels.ts';
import { withMilestone } from '../../../../features/project/plan/plan-updates.ts';
import { useReloadPlan, useWritePlan } from '../../../../features/project/plan/use-plan.ts';
import { useProjectContext } from '../../../../features/project/project-context.tsx';
import { formatDay } from '../../../../features/project/results/results-labels.ts';
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx';
import { EditForm } from '../../../shared/forms/edit-form.tsx';
import { useConflict } from '../../../shared/forms/use-conflict.ts';
import { useDraftedForm } from '../../../shared/forms/use-drafted-form.ts';
import type { Form } from '../../../shared/forms/use-form.ts';

const schema = v.omit(projectEndpoints.updateMilestone.body, ['version']);

const conflictFields = {
  Title: ({ title }: Milestone) => title,
  Phase: ({ phase }: Milestone) => phaseNames[phase],
  Due: ({ dueOn }: Milestone) => formatDay(dueOn),
  Description: ({ description }: Milestone) => description,
};

interface FieldsProps {
  form: Pick<Form<typeof schema>, 'control' | 'errorOf' | 'fields'>;
  /** Initial values of the fields. */
  initial: Partial<v.InferInput<typeof schema>>;
}

function Fields({ form: { control, errorOf, fields }, initial }: FieldsProps): ReactElement {
  const today = useToday();
  return (
    <>
      <Field label="Title" error={errorOf('title')}>
        <Input autoComplete="off" maxLength={120} defaultValue={initial.title} {...control('title')} />
      </Field>
      <Field label="Phase" error={errorOf('phase')}>
        <Select defaultValue={initial.phase} {...control('phase')}>
          {phases.map((phase) => (
            <option key={phase} value={phase}>
              {phaseNames[phase]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Due" error={errorOf('dueOn')}>
        <DatePicker defaultValue={initial.dueOn ?? null} today={today} {...fields.register('dueOn')} />
      </Field>
      <Field label="Description" hint="Optional. Visible to the client." error={errorOf('description')}>
        <Textarea
          grow
          rows={3}
          maxLength={2_000}
          defaultValue={initial.description}
          {...control('description')}
        />
      </Field>
    </>
  );
}

export interface NewMilestoneFormProps {
  /** The preselected phase. */
  phase: Milestone['phase'];
  onDone: () => void;
}

/** Adds a milestone to the end of its phase. */
export function NewMilestoneForm({ phase, onDone }: NewMilestoneFormProps): ReactElement {
  const { clientId } = useProjectContext();
  const writePlan = useWritePlan();
  const { trigger } = useEndpointMutation(projectEndpoints.createMilestone, {
    write: (created) => writePlan((milestones) => withMilestone(milestones, created)),
  });
  const form = useDraftedForm({
    schema,
    draft: `milestone:new:${clientId}`,
    send: async (body) => {
      await trigger({ params: { clientId }, body });
      toaster.show({ type: 'success', title: `Added “${body.title}”` });
      onDone();
    },
  });
  return (
    <form {...form.attributes}>
      <Stack gap={5}>
        {form.failure && (
          <Alert tone="danger" title="Couldn’t add the milestone">
            {form.failure.message}
          </Alert>
        )}
        <DraftNotice draft={form.draft} />
        <Fields form={form} initial={{ phase }} />
        <Dialog.Footer>
          <Button type="submit" loading={form.pending}>
            Add milestone
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}

export interface EditMilestoneFormProps {
  /** The version being edited. */
  milestone: Milestone;
  onDone: () => void;
  /** Called with the version to restart the form from. */
  onStartFrom: (milestone: Milestone) => void;
}

/** Edits a milestone. */
export function EditMilestoneForm({ milestone, onDone, onStartFrom }: EditMilestoneFormProps): ReactElement {
  const { clientId } = useProjectContext();
  const writePlan = useWritePlan();
  const { trigger } = useEndpointMutation(projectEndpoints.updateMilestone, {
    write: (updated) => writePlan((milestones) => withMilestone(milestones, updated)),
  });
  const reload = useReloadPlan();
  const { theirs, save } = useConflict(
    milestone,
    async () => (await reload()).find(({ id }) => id === milestone.id) ?? milestone,
  );
  const form = useDraftedForm({
    schema,
    draft: `milestone:${milestone.id}:${milestone.version}`,
    send: async (fields) => {
      const params = { clientId, id: milestone.id };
      if (!(await save((version) => trigger({ params, body: { ...fields, version } })))) return;
      toaster.show({ type: 'success', title: `Saved “${fields.title}”` });
      onDone();
    },
  });
  return (
    <EditForm
      form={form}
      Footer={Dialog.Footer}
      noun="milestone"
      base={milestone}
      theirs={theirs}
      fields={conflictFields}
      onStartFromTheirs={onStartFrom}
    >
      <Fields form={form} initial={milestone} />
    </EditForm>
  );
}
