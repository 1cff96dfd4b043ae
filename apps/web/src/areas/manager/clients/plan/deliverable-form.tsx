import { type Deliverable, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Stack } from '@uplift/ui/stack';
import { Textarea } from '@uplift/ui/textarea';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { withDeliverable } from '../../../../features/project/plan/plan-updates.ts';
import { useReloadPlan, useWritePlan } from '../../../../features/project/plan/use-plan.ts';
import { useProjectContext } from '../../../../features/project/project-context.tsx';
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx';
import { EditForm } from '../../../shared/forms/edit-form.tsx';
import { useConflict } from '../../../shared/forms/use-conflict.ts';
import { useDraftedForm } from '../../../shared/forms/use-drafted-form.ts';
import type { Form } from '../../../shared/forms/use-form.ts';
import { findDeliverable } from './find-deliverable.ts';

const schema = v.omit(projectEndpoints.updateDeliverable.body, ['version']);

const conflictFields = {
  Title: ({ title }: Deliverable) => title,
  Note: ({ note }: Deliverable) => note,
};

interface FieldsProps {
  form: Pick<Form<typeof schema>, 'control' | 'errorOf'>;
  /** Initial values of the fields. */
  initial?: Deliverable;
}

function Fields({ form: { control, errorOf }, initial }: FieldsProps): ReactElement {
  return (
    <>
      <Field label="Title" error={errorOf('title')}>
        <Input autoComplete="off" maxLength={120} defaultValue={initial?.title} {...control('title')} />
      </Field>
      <Field label="Note" hint="Optional. What the client should review." error={errorOf('note')}>
        <Textarea grow rows={3} maxLength={2_000} defaultValue={initial?.note} {...control('note')} />
      </Field>
    </>
  );
}

export interface NewDeliverableFormProps {
  milestoneId: string;
  onCreated: (deliverable: Deliverable) => void;
}

/** Adds a draft deliverable to a milestone. */
export function NewDeliverableForm({ milestoneId, onCreated }: NewDeliverableFormProps): ReactElement {
  const { clientId } = useProjectContext();
  const writePlan = useWritePlan();
  const { trigger } = useEndpointMutation(projectEndpoints.createDeliverable, {
    write: (created) => writePlan((milestones) => withDeliverable(milestones, created)),
  });
  const form = useDraftedForm({
    schema,
    draft: `deliverable:new:${milestoneId}`,
    send: async (fields) =>
      onCreated(await trigger({ params: { clientId }, body: { ...fields, milestoneId } })),
  });
  return (
    <form {...form.attributes}>
      <Stack gap={5}>
        {form.failure && (
          <Alert tone="danger" title="Couldn’t add the deliverable">
            {form.failure.message}
          </Alert>
        )}
        <DraftNotice draft={form.draft} />
        <Fields form={form} />
        <Dialog.Footer>
          <Button type="submit" loading={form.pending}>
            Add and choose file
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}

export interface EditDeliverableFormProps {
  /** The version being edited. */
  deliverable: Deliverable;
  onDone: () => void;
  /** Called with the version to restart the form from. */
  onStartFrom: (deliverable: Deliverable) => void;
}

/** Edits the title and note of a deliverable. */
export function EditDeliverableForm({
  deliverable,
  onDone,
  onStartFrom,
}: EditDeliverableFormProps): ReactElement {
  const { clientId } = useProjectContext();
  const writePlan = useWritePlan();
  const { trigger } = useEndpointMutation(projectEndpoints.updateDeliverable, {
    write: (updated) => writePlan((milestones) => withDeliverable(milestones, updated)),
  });
  const reload = useReloadPlan();
  const { theirs, save } = useConflict(deliverable, async () => findDeliverable(await reload(), deliverable));
  const form = useDraftedForm({
    schema,
    draft: `deliverable:${deliverable.id}:${deliverable.version}`,
    send: async (fields) => {
      const params = { clientId, id: deliverable.id };
      if (!(await save((version) => trigger({ params, body: { ...fields, version } })))) return;
      toaster.show({ type: 'success', title: `Saved “${fields.title}”` });
      onDone();
    },
  });
  return (
    <EditForm
      form={form}
      Footer={Dialog.Footer}
      noun="deliverable"
      base={deliverable}
      theirs={theirs}
      fields={conflictFields}
      onStartFromTheirs={onStartFrom}
    >
      <Fields form={form} initial={deliverable} />
    </EditForm>
  );
}
