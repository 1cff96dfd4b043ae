import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type ProjectTemplate } from '@uplift/data-client/contract/admin';
import { useEndpointMutation, useWriteNewRow } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { DraftNotice } from '../../shared/forms/draft-notice.tsx';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { useCreate } from '../../shared/lists/use-create.ts';
import { useRefreshPeople } from '../users/use-refresh-people.ts';
import { ClientFormChoices } from './client-form-choices.tsx';
import { ManagerSelect } from './manager-select.tsx';
import { ProjectStartFields } from './project-start-fields.tsx';

interface NewClientFormProps {
  templates: readonly ProjectTemplate[];
  onCreated: () => void;
}

function NewClientForm({ templates, onCreated }: NewClientFormProps): ReactElement {
  const { trigger } = useEndpointMutation(adminEndpoints.createClient, {
    write: useWriteNewRow(adminEndpoints.listClients.path),
  });
  const refresh = useRefreshPeople();
  const { attributes, control, draft, errorOf, failure, fields, pending } = useDraftedForm({
    schema: adminEndpoints.createClient.body,
    draft: 'client:new',
    send: async (body) => {
      const { id } = await trigger({ body });
      toaster.show({
        type: 'success',
        title: `Added ${body.company}`,
        description: `Invitation sent to ${body.person.email}.`,
      });
      onCreated();
      await refresh(pathOf(adminEndpoints.getClient, { params: { id } }));
    },
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t add the client">
            {failure.message}
          </Alert>
        )}
        <DraftNotice draft={draft} />
        <Field label="Company" error={errorOf('company')}>
          <Input autoComplete="off" {...control('company')} />
        </Field>
        <Field
          label="Manager"
          hint="Runs the project. The client sees their name."
          error={errorOf('managerId')}
        >
          <ManagerSelect
            current={null}
            {...control('managerId', { setValueAs: (id: string) => id || null })}
          />
        </Field>
        <Field label="Contact name" error={errorOf('person.name')}>
          <Input autoComplete="off" {...control('person.name')} />
        </Field>
        <Field label="Contact e-mail" error={errorOf('person.email')}>
          <Input type="email" autoComplete="off" {...control('person.email')} />
        </Field>
        <ProjectStartFields
          templates={templates}
          control={control}
          register={fields.register}
          errorOf={errorOf}
        />
        <Dialog.Footer>
          <Button type="submit" loading={pending}>
            Add and invite
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}

/** Creates a client with its project and invites its first person. */
export function NewClientDialog(): ReactElement {
  const [open, setOpen] = useCreate();
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button size="sm">Add client</Button>
      </Dialog.Trigger>
      <Dialog.Content size="sm">
        <Dialog.Title>Add a client</Dialog.Title>
        <Dialog.Description>
          Creates the company, its project and its first user, who gets an e-mail with a link to set a
          password. The link works for 7 days.
        </Dialog.Description>
        <ClientFormChoices>
          {({ templates }) => <NewClientForm templates={templates} onCreated={() => setOpen(false)} />}
        </ClientFormChoices>
      </Dialog.Content>
    </Dialog.Root>
  );
}
