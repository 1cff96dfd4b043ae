import { pathOf } from '@uplift/data-client/contract';
import {
  adminEndpoints,
  type Lead,
  type ProjectTemplate,
  type User,
} from '@uplift/data-client/contract/admin';
import { isInDollars } from '@uplift/data-client/contract/visitor';
import { useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { toReport } from '@uplift/roi-engine';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Checkbox } from '@uplift/ui/checkbox';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Select } from '@uplift/ui/select';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { useController } from 'react-hook-form';
import { DraftNotice } from '../../shared/forms/draft-notice.tsx';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { ClientFormChoices } from '../clients/client-form-choices.tsx';
import { ProjectStartFields } from '../clients/project-start-fields.tsx';
import { useRefreshPeople } from '../users/use-refresh-people.ts';

export interface WinDialogProps {
  lead: Lead;
  /** Weight of the button that opens the dialog. */
  variant: 'primary' | 'secondary';
  onWon: () => void;
}

interface WinFormProps extends Omit<WinDialogProps, 'variant'> {
  managers: readonly User[];
  templates: readonly ProjectTemplate[];
}

function WinForm({ lead, managers, templates, onWon }: WinFormProps): ReactElement {
  const { trigger } = useEndpointMutation(adminEndpoints.winLead, {
    write: useWriteRow(adminEndpoints.listLeads.path),
  });
  const refresh = useRefresh(adminEndpoints.listLeads.path);
  const refreshPeople = useRefreshPeople();
  const calculation = lead.calculation && isInDollars(lead.calculation) ? lead.calculation : null;
  const { attributes, control, draft, errorOf, failure, fields, pending } = useDraftedForm({
    schema: adminEndpoints.winLead.body,
    values: { version: lead.version, baseline: calculation },
    draft: `lead:${lead.id}:${lead.version}`,
    send: async (body) => {
      await trigger({ params: { id: lead.id }, body });
      toaster.show({
        type: 'success',
        title: `Converted ${body.company} to a client`,
        description: `Invitation sent to ${body.email}.`,
      });
      onWon();
      await Promise.all([
        refresh(pathOf(adminEndpoints.getLead, { params: { id: lead.id } })),
        refreshPeople(),
      ]);
    },
  });
  const { field: baseline } = useController({ control: fields.control, name: 'baseline' });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t convert the lead">
            {failure.message}
          </Alert>
        )}
        <DraftNotice draft={draft} />
        <Field label="Company" error={errorOf('company')}>
          <Input autoComplete="off" defaultValue={lead.company ?? ''} {...control('company')} />
        </Field>
        <Field label="Contact name" error={errorOf('name')}>
          <Input
            autoComplete="off"
            defaultValue={lead.name === lead.email ? '' : lead.name}
            {...control('name')}
          />
        </Field>
        <Field
          label="Contact e-mail"
          hint="They get an e-mail with a link to set a password."
          error={errorOf('email')}
        >
          <Input type="email" autoComplete="off" defaultValue={lead.email} {...control('email')} />
        </Field>
        <Field label="Manager" error={errorOf('managerId')}>
          <Select defaultValue="" {...control('managerId')}>
            <option value="">Choose a manager</option>
            {managers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <ProjectStartFields
          templates={templates}
          control={control}
          register={fields.register}
          errorOf={errorOf}
        />
        {calculation && (
          <Checkbox
            ref={baseline.ref}
            name={baseline.name}
            checked={baseline.value !== null}
            onCheckedChange={(checked) => baseline.onChange(checked === true ? calculation : null)}
            hint={toReport(calculation.input, calculation.assumptions).summary}
          >
            Use their calculation as the baseline
          </Checkbox>
        )}
        <Dialog.Footer>
          <Button type="submit" loading={pending}>
            Convert to client{' '}
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}

/** Converts a lead to a client: company, first user, manager, project, and baseline in one step. */
export function WinDialog({ lead, variant, onWon }: WinDialogProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button size="sm" variant={variant}>
          Convert to client
        </Button>
      </Dialog.Trigger>
      <Dialog.Content size="sm">
        <Dialog.Title>Convert {lead.company ?? lead.name} to a client</Dialog.Title>
        <Dialog.Description>
          Creates the company, its first user and the project with its milestones.
        </Dialog.Description>
        <ClientFormChoices>
          {(choices) => <WinForm lead={lead} onWon={onWon} {...choices} />}
        </ClientFormChoices>
      </Dialog.Content>
    </Dialog.Root>
  );
}
