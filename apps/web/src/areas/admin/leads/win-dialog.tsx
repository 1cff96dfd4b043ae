import {
  adminEndpoints,
  type Lead,
  type ProjectTemplate,
  type User,
} from '@uplift/data-client/contract/admin';
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
import { DraftNotice } from '../../shared/forms/draft-notice.tsx';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { ClientFormChoices } from '../clients/client-form-choices.tsx';
import { ProjectStartFields } from '../clients/project-start-fields.tsx';

const names = ['company', 'name', 'email', 'managerId', 'templateId', 'startsOn', 'baseline'] as const;

const needed = {
  company: 'Enter the company.',
  name: 'Enter a name.',
  email: 'Enter an e-mail address.',
  managerId: 'Choose a manager.',
  startsOn: 'Enter a date.',
} as const;

export interface WinDialogProps {
  lead: Lead;
  onWon: () => void;
}

interface WinFormProps extends WinDialogProps {
  managers: readonly User[];
  templates: readonly ProjectTemplate[];
}

function WinForm({ lead, managers, templates, onWon }: WinFormProps): ReactElement {
  const { trigger } = useEndpointMutation(adminEndpoints.winLead, {
    write: useWriteRow(adminEndpoints.listLeads.path),
  });
  const refresh = useRefresh(adminEndpoints.listLeads.path);
  const { calculation } = lead;
  const { attributes, control, draft, errors, failure, pending } = useDraftedForm({
    names,
    draft: `lead:${lead.id}:${lead.version}`,
    check: (read) =>
      Object.fromEntries(
        Object.entries(needed).filter(([name]) => names.some((each) => each === name && !read(each))),
      ),
    send: async (read) => {
      const company = read('company');
      await trigger({
        params: { id: lead.id },
        body: {
          version: lead.version,
          company,
          name: read('name'),
          email: read('email'),
          managerId: read('managerId'),
          templateId: read('templateId'),
          startsOn: read('startsOn'),
          baseline: calculation && read('baseline') ? calculation : null,
        },
      });
      toaster.show({
        type: 'success',
        title: `${company} is a client.`,
        description: `${read('email')} is invited.`,
      });
      onWon();
      await refresh();
    },
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t convert the lead">
            {failure.message}
          </Alert>
        )}
        <DraftNotice draft={draft} />
        <Field label="Company" error={errors.company}>
          <Input autoComplete="off" defaultValue={lead.company ?? ''} {...control('company')} />
        </Field>
        <Field label="First person" error={errors.name}>
          <Input
            autoComplete="off"
            defaultValue={lead.name === lead.email ? '' : lead.name}
            {...control('name')}
          />
        </Field>
        <Field label="E-mail" hint="They get a link to choose a password." error={errors.email}>
          <Input type="email" autoComplete="off" defaultValue={lead.email} {...control('email')} />
        </Field>
        <Field label="Manager" error={errors.managerId}>
          <Select defaultValue="" {...control('managerId')}>
            <option value="">Choose a manager</option>
            {managers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <ProjectStartFields templates={templates} control={control} errors={errors} />
        {calculation && (
          <Checkbox
            defaultChecked
            hint={toReport(calculation.input, calculation.assumptions).summary}
            {...control('baseline')}
          >
            Keep their calculation as the baseline
          </Checkbox>
        )}
        <Button type="submit" loading={pending}>
          Make it a client
        </Button>
      </Stack>
    </form>
  );
}

/** Converts a lead to a client: company, first user, manager, project, and baseline in one step. */
export function WinDialog({ lead, onWon }: WinDialogProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button type="button">Won: make it a client</Button>
      </Dialog.Trigger>
      <Dialog.Content size="sm">
        <Dialog.Title>Make {lead.company ?? lead.name} a client</Dialog.Title>
        <Dialog.Description>
          The company, its first person, the project with its milestones: all at once.
        </Dialog.Description>
        <ClientFormChoices>
          {(choices) => <WinForm lead={lead} onWon={onWon} {...choices} />}
        </ClientFormChoices>
      </Dialog.Content>
    </Dialog.Root>
  );
}
