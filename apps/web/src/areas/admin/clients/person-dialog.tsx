import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type ClientPerson } from '@uplift/data-client/contract/admin';
import { useDataClient, useEndpointMutation, useWriteCache } from '@uplift/data-client/swr';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { EditForm } from '../../shared/forms/edit-form.tsx';
import { useConflict } from '../../shared/forms/use-conflict.ts';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { useFocusReturn } from '../../shared/forms/use-focus-return.ts';
import { EmailChange } from '../users/email-change.tsx';
import { useRefreshPeople } from '../users/use-refresh-people.ts';
import { stateNames } from '../users/user-columns.tsx';

const conflictFields = {
  Name: ({ name }: ClientPerson) => name,
  Status: ({ state }: ClientPerson) => stateNames[state],
};

interface RenameFormProps {
  clientId: string;
  person: ClientPerson;
  onRenamed: () => void;
  onStartFrom: (person: ClientPerson) => void;
}

function RenameForm({ clientId, person, onRenamed, onStartFrom }: RenameFormProps): ReactElement {
  const api = useDataClient();
  const write = useWriteCache();
  const { trigger } = useEndpointMutation(adminEndpoints.updateClientPerson, {
    write: (renamed, { params: { id } }) =>
      write(adminEndpoints.getClient, { params: { id } }, (client) => ({
        ...client,
        people: client.people.map((each) => (each.id === renamed.id ? renamed : each)),
      })),
  });
  const refresh = useRefreshPeople();
  const { theirs, save } = useConflict(person, async () => {
    const { people } = await api.call(adminEndpoints.getClient, { params: { id: clientId } });
    return people.find(({ id }) => id === person.id) ?? person;
  });
  const form = useDraftedForm({
    schema: adminEndpoints.updateClientPerson.body,
    values: { version: person.version },
    draft: `person:${person.id}:${person.version}`,
    send: async ({ name }) => {
      const params = { id: clientId, personId: person.id };
      if (!(await save((version) => trigger({ params, body: { name, version } })))) return;
      toaster.show({ type: 'success', title: `Saved ${name}` });
      onRenamed();
      await refresh(pathOf(adminEndpoints.getClient, { params: { id: clientId } }));
    },
  });
  const { control, errorOf } = form;
  return (
    <EditForm
      form={form}
      Footer={Dialog.Footer}
      noun="person"
      base={person}
      theirs={theirs}
      fields={conflictFields}
      onStartFromTheirs={onStartFrom}
    >
      <Field label="Name" error={errorOf('name')}>
        <Input autoComplete="off" defaultValue={person.name} {...control('name')} />
      </Field>
    </EditForm>
  );
}

export interface PersonDialogProps {
  clientId: string;
  /** The person when the dialog was opened. */
  person: ClientPerson;
  onClose: () => void;
}

/** Edits the name or e-mail address of a client's person. */
export function PersonDialog({ clientId, person, onClose }: PersonDialogProps): ReactElement {
  const returnFocus = useFocusReturn();
  const [base, setBase] = useState(person);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content size="sm" aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Dialog.Title>Edit {person.name}</Dialog.Title>
        <Stack gap={8}>
          <RenameForm
            key={base.version}
            clientId={clientId}
            person={base}
            onRenamed={onClose}
            onStartFrom={setBase}
          />
          <EmailChange id={person.id} name={person.name} />
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
