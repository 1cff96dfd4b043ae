import { adminEndpoints, type ProjectTemplate } from '@uplift/data-client/contract/admin';
import { useEndpointMutation } from '@uplift/data-client/swr';
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
  const { trigger } = useEndpointMutation(adminEndpoints.createClient);
  const refresh = useRefreshPeople();
  const { attributes, control, draft, errorOf, failure, pending } = useDraftedForm({
    schema: adminEndpoints.createClient.body,
    draft: 'client:new',
    send: async (body) => {
      await trigger({ body });
      toaster.show({
        type: 'success',
        title: `${body.company} is added.`,
        description: `The invitation is on its way to ${body.person.email}.`,
      });
      onCreated();
      await refresh();
    },
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="The client was not added">
            {failure.message}
          </Alert>
        )}
        <DraftNotice draft={draft} />
        <Field label="Company" error={errorOf('company')}>
          <Input autoComplete="off" {...control('company')} />
        </Field>
        <Field
          label="Manager"
          hint="Runs the project and is shown to the client."
          error={errorOf('managerId')}
        >
          <ManagerSelect
            current={null}
            {...control('managerId', { setValueAs: (id: string) => id || null })}
          />
        </Field>
        <Field label="First person" error={errorOf('person.name')}>
          <Input autoComplete="off" {...control('person.name')} />
        </Field>
        <Field label="Their e-mail" error={errorOf('person.email')}>
          <Input type="email" autoComplete="off" {...control('person.email')} />
        </Field>
        <ProjectStartFields templates={templates} control={control} errorOf={errorOf} />
        <Button type="submit" loading={pending}>
          Add and invite
        </Button>
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
        <Button size="sm">Add a client</Button>
      </Dialog.Trigger>
      <Dialog.Content size="sm">
        <Dialog.Title>Add a client</Dialog.Title>
        <Dialog.Description>
          A company with its project, and the first of its people, who gets a link to choose a password. It
          works for 7 days.
        </Dialog.Description>
        <ClientFormChoices>
          {({ templates }) => <NewClientForm templates={templates} onCreated={() => setOpen(false)} />}
        </ClientFormChoices>
      </Dialog.Content>
    </Dialog.Root>
  );
}
