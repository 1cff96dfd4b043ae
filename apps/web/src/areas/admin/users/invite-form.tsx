import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Select } from '@uplift/ui/select';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { DraftNotice } from '../../shared/forms/draft-notice.tsx';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { useRefreshPeople } from './use-refresh-people.ts';

export interface InviteFormProps {
  /** The client that the person belongs to. Null invites a user of the team. */
  clientId: string | null;
  onInvited: () => void;
}

/** Form that invites a person by e-mail. */
export function InviteForm({ clientId, onInvited }: InviteFormProps): ReactElement {
  const { trigger } = useEndpointMutation(adminEndpoints.invitePerson);
  const refresh = useRefreshPeople();
  const { attributes, control, draft, errorOf, failure, pending } = useDraftedForm({
    schema: adminEndpoints.invitePerson.body,
    values: clientId === null ? {} : { role: 'client', clientId },
    draft: clientId === null ? 'user:new' : `person:new:${clientId}`,
    send: async (body) => {
      await trigger({ body });
      toaster.show({ type: 'success', title: 'Invitation sent', description: body.email });
      onInvited();
      await refresh();
    },
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t send the invitation">
            {failure.message}
          </Alert>
        )}
        <DraftNotice draft={draft} />
        <Field label="Name" error={errorOf('name')}>
          <Input autoComplete="off" {...control('name')} />
        </Field>
        <Field label="E-mail" error={errorOf('email')}>
          <Input type="email" autoComplete="off" {...control('email')} />
        </Field>
        {clientId === null && (
          <Field
            label="Role"
            hint="Managers run their clients’ projects. Admins can do everything."
            error={errorOf('role')}
          >
            <Select defaultValue="manager" {...control('role')}>
              <option value="manager">Manager</option>
              <option value="admin">Admin</option>
            </Select>
          </Field>
        )}
        <Button type="submit" loading={pending}>
          Send invitation
        </Button>
      </Stack>
    </form>
  );
}
