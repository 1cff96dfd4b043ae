import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type User } from '@uplift/data-client/contract/admin';
import { useDataClient, useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Select } from '@uplift/ui/select';
import { Sheet } from '@uplift/ui/sheet';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { EditForm } from '../../shared/forms/edit-form.tsx';
import { useConflict } from '../../shared/forms/use-conflict.ts';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { useRefreshPeople } from './use-refresh-people.ts';
import { roleNames, stateNames } from './user-columns.tsx';

const conflictFields = {
  Name: ({ name }: User) => name,
  'E-mail': ({ email }: User) => email,
  Role: ({ role }: User) => roleNames[role],
  'Booking URL': ({ bookingUrl }: User) => bookingUrl ?? '',
  Status: ({ state }: User) => stateNames[state],
};

export interface UserFormProps {
  /** The version being edited. */
  user: User;
  /** Whether the user is the signed-in admin, who can't change their own role. */
  isSelf: boolean;
  onSaved: () => void;
  /** Called with the version to restart the form from. */
  onStartFrom: (user: User) => void;
}

/** Edits a user. */
export function UserForm({ user, isSelf, onSaved, onStartFrom }: UserFormProps): ReactElement {
  const client = useDataClient();
  const { trigger } = useEndpointMutation(adminEndpoints.updateUser, {
    write: useWriteRow(adminEndpoints.listUsers.path),
  });
  const refresh = useRefreshPeople();
  const params = { id: user.id };
  const { theirs, save } = useConflict(user, () => client.call(adminEndpoints.getUser, { params }));
  const form = useDraftedForm({
    schema: adminEndpoints.updateUser.body,
    values: { version: user.version, ...(isSelf && { role: user.role }) },
    draft: `user:${user.id}:${user.version}`,
    send: async (fields) => {
      if (!(await save((version) => trigger({ params, body: { ...fields, version } })))) return;
      toaster.show({ type: 'success', title: `Saved ${fields.name}` });
      onSaved();
      await refresh(pathOf(adminEndpoints.getUser, { params }));
    },
  });
  const { control, errorOf } = form;

  return (
    <EditForm
      form={form}
      Footer={Sheet.Footer}
      noun="user"
      base={user}
      theirs={theirs}
      fields={conflictFields}
      onStartFromTheirs={onStartFrom}
    >
      <Field label="Name" error={errorOf('name')}>
        <Input autoComplete="off" defaultValue={user.name} {...control('name')} />
      </Field>
      {!isSelf && (
        <Field label="Role" hint="Changing the role signs them out everywhere." error={errorOf('role')}>
          <Select defaultValue={user.role} {...control('role')}>
            {Object.entries(roleNames).map(([role, name]) => (
              <option key={role} value={role}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label="Booking URL"
        hint="Where clients book a meeting. Starts with https://."
        error={errorOf('bookingUrl')}
      >
        <Input
          type="url"
          autoComplete="off"
          defaultValue={user.bookingUrl ?? ''}
          {...control('bookingUrl', { setValueAs: (url: string) => url.trim() || null })}
        />
      </Field>
    </EditForm>
  );
}
