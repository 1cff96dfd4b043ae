import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type ClientDetail } from '@uplift/data-client/contract/admin';
import { useDataClient, useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Sheet } from '@uplift/ui/sheet';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { EditForm } from '../../shared/forms/edit-form.tsx';
import { useConflict } from '../../shared/forms/use-conflict.ts';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { useRefreshPeople } from '../users/use-refresh-people.ts';
import { clientStateNames } from './client-columns.tsx';
import { ManagerSelect } from './manager-select.tsx';

const conflictFields = {
  Company: ({ company }: ClientDetail) => company,
  Manager: ({ manager }: ClientDetail) => manager?.name ?? 'No manager',
  Status: ({ state }: ClientDetail) => clientStateNames[state],
};

export interface ClientFormProps {
  /** The version being edited. */
  client: ClientDetail;
  onSaved: () => void;
  /** Called with the version to restart the form from. */
  onStartFrom: (client: ClientDetail) => void;
}

/** Edits a client. */
export function ClientForm({ client, onSaved, onStartFrom }: ClientFormProps): ReactElement {
  const api = useDataClient();
  const { trigger } = useEndpointMutation(adminEndpoints.updateClient, {
    write: useWriteRow(adminEndpoints.listClients.path),
  });
  const refresh = useRefreshPeople();
  const params = { id: client.id };
  const { theirs, save } = useConflict(client, () => api.call(adminEndpoints.getClient, { params }));
  const form = useDraftedForm({
    schema: adminEndpoints.updateClient.body,
    values: { version: client.version },
    draft: `client:${client.id}:${client.version}`,
    send: async (fields) => {
      if (!(await save((version) => trigger({ params, body: { ...fields, version } })))) return;
      toaster.show({ type: 'success', title: `Saved ${fields.company}` });
      onSaved();
      await refresh(pathOf(adminEndpoints.getClient, { params }));
    },
  });
  const { control, errorOf } = form;

  return (
    <EditForm
      form={form}
      Footer={Sheet.Footer}
      noun="client"
      base={client}
      theirs={theirs}
      fields={conflictFields}
      onStartFromTheirs={onStartFrom}
    >
      <Field label="Company" error={errorOf('company')}>
        <Input autoComplete="off" defaultValue={client.company} {...control('company')} />
      </Field>
      <Field
        label="Manager"
        hint="Runs the project. The client sees their name."
        error={errorOf('managerId')}
      >
        <ManagerSelect
          current={client.manager}
          {...control('managerId', { setValueAs: (id: string) => id || null })}
        />
      </Field>
    </EditForm>
  );
}
