import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Dialog } from '@uplift/ui/dialog';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { RichSelect } from '@uplift/ui/rich-select';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import Briefcase from 'lucide-react/icons/briefcase';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactElement } from 'react';
import { DraftNotice } from '../../shared/forms/draft-notice.tsx';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { useRefreshPeople } from './use-refresh-people.ts';

export interface InviteFormProps {
  /** The client that the person belongs to. Null invites a user of the team. */
  clientId: string | null;
  onInvited: () => void;
}

const roles = [
  { value: 'manager', label: 'Manager', description: 'Runs the projects of their clients', icon: Briefcase },
  { value: 'admin', label: 'Admin', description: 'Can do everything', icon: ShieldCheck },
];

/** Form that invites a person by e-mail. */
export function InviteForm({ clientId, onInvited }: InviteFormProps): ReactElement {
  const { trigger } = useEndpointMutation(adminEndpoints.invitePerson);
  const refresh = useRefreshPeople();
  const { attributes, control, draft, errorOf, failure, fields, pending } = useDraftedForm({
    schema: adminEndpoints.invitePerson.body,
    values: clientId === null ? {} : { role: 'client', clientId },
    draft: clientId === null ? 'user:new' : `person:new:${clientId}`,
    send: async (body) => {
      await trigger({ body });
      toaster.show({ type: 'success', title: 'Invitation sent', description: body.email });
      onInvited();
      // The response has only an ID, so the lists are read again.
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
          <Field label="Role" error={errorOf('role')}>
            <RichSelect defaultValue="manager" options={roles} {...fields.register('role')} />
          </Field>
        )}
        <Dialog.Footer>
          <Button type="submit" loading={pending}>
            Send invitation
          </Button>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}
