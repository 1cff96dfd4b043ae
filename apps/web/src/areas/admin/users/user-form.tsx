import { ApiError } from '@uplift/data-client';
import { adminEndpoints, type User } from '@uplift/data-client/contract/admin';
import { useDataClient, useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Select } from '@uplift/ui/select';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { useForm } from '../../../shell/form/use-form.ts';
import { useRefreshUsers } from './use-user-actions.ts';
import { roleNames } from './user-columns.tsx';

const labels = {
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  bookingUrl: 'Booking address',
} as const;

type FieldName = keyof typeof labels;

const names: readonly FieldName[] = ['name', 'email', 'role', 'bookingUrl'];

const textOf = (user: User, name: FieldName): string => user[name] ?? '';

export interface UserFormProps {
  /** The version that is changed. */
  user: User;
  /** Whether it is whoever is signed in: nobody changes their own role. */
  isSelf: boolean;
  onSaved: () => void;
  /** Starts anew with what somebody else has written. */
  onTakeTheirs: (theirs: User) => void;
}

/** Changes a user. What somebody else changed meanwhile is shown, and never overwritten unseen. */
export function UserForm({ user, isSelf, onSaved, onTakeTheirs }: UserFormProps): ReactElement {
  const client = useDataClient();
  const { trigger } = useEndpointMutation(adminEndpoints.updateUser);
  const refresh = useRefreshUsers();
  const [theirs, setTheirs] = useState<User | null>(null);
  const { attributes, control, errors, failure, pending } = useForm<FieldName>({
    names,
    check: (read) => ({
      ...(read('name') ? {} : { name: 'Enter a name.' }),
      ...(read('email') ? {} : { email: 'Enter an e-mail address.' }),
    }),
    send: async (read) => {
      const role = isSelf ? user.role : read('role') === 'admin' ? 'admin' : 'manager';
      try {
        await trigger({
          params: { id: user.id },
          body: {
            name: read('name'),
            email: read('email'),
            role,
            bookingUrl: read('bookingUrl') || null,
            version: (theirs ?? user).version,
          },
        });
      } catch (error) {
        const newest = await newerVersion(error);
        if (!newest) throw error;
        setTheirs(newest);
        return;
      }
      toaster.show({ type: 'success', title: `${read('name')} is saved.` });
      onSaved();
      await refresh();
    },
  });

  /** What there is now, where a change was refused because of it. */
  async function newerVersion(error: unknown): Promise<User | null> {
    if (!(error instanceof ApiError) || error.status !== 409) return null;
    const newest = await client.call(adminEndpoints.getUser, { params: { id: user.id } });
    return newest.version === (theirs ?? user).version ? null : newest;
  }

  const differing = theirs ? names.filter((name) => textOf(theirs, name) !== textOf(user, name)) : [];
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="The changes were not saved">
            {failure.message}
          </Alert>
        )}
        {theirs && (
          <Alert tone="warning" title="Somebody else has changed this user meanwhile">
            <p>
              {differing.length > 0
                ? `They wrote: ${differing.map((name) => `${labels[name]} “${textOf(theirs, name)}”`).join(', ')}.`
                : `They changed the state: it is ${theirs.state} now.`}{' '}
              What you typed is still here.
            </p>
            <Button type="button" size="sm" variant="secondary" onClick={() => onTakeTheirs(theirs)}>
              Start from theirs
            </Button>
          </Alert>
        )}
        <Field label={labels.name} error={errors.name}>
          <Input autoComplete="off" defaultValue={user.name} {...control('name')} />
        </Field>
        <Field label={labels.email} error={errors.email}>
          <Input type="email" autoComplete="off" defaultValue={user.email} {...control('email')} />
        </Field>
        {!isSelf && (
          <Field label={labels.role} hint="Another role signs them out everywhere." error={errors.role}>
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
          label={labels.bookingUrl}
          hint="Where their clients book a meeting. It begins with https://."
          error={errors.bookingUrl}
        >
          <Input
            type="url"
            autoComplete="off"
            defaultValue={user.bookingUrl ?? ''}
            {...control('bookingUrl')}
          />
        </Field>
        <Button type="submit" loading={pending}>
          {theirs ? 'Save mine over theirs' : 'Save'}
        </Button>
      </Stack>
    </form>
  );
}
