import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { RecordSheet } from '../../shared/lists/record-sheet.tsx';
import { RecordHistory } from '../audit-log/record-history.tsx';
import { EmailChange } from './email-change.tsx';
import { SecondStep } from './second-step.tsx';
import { UserForm } from './user-form.tsx';
import { UserSessions } from './user-sessions.tsx';

const historyActions = {
  'user.invited': 'Invited',
  'user.updated': 'Changed',
  'user.deactivated': 'Deactivated',
  'user.reactivated': 'Reactivated',
  'user.link-sent': 'Sent a link for a password',
  'user.email-change-asked': 'Another e-mail address asked for',
  'user.email-change-confirmed': 'Another e-mail address confirmed',
  'user.email-change-stopped': 'Another e-mail address stopped',
  'user.email-change-withdrawn': 'Another e-mail address taken back',
  'user.email-changed': 'E-mail address changed',
  'user.set-up': 'Set the site up',
  'user.password-set': 'Password set by a link',
  'user.password-changed': 'Password changed',
  'user.second-factor-turned-on': 'Second step turned on',
  'user.second-factor-turned-off': 'Second step turned off',
  'user.second-factor-reset': 'Second step turned off by another admin',
  'user.sessions-ended': 'Signed out everywhere',
  'user.session-ended': 'Signed out on one device',
};

const historyFields = {
  name: 'Name',
  email: 'E-mail',
  newEmail: 'New e-mail',
  role: 'Role',
  bookingUrl: 'Booking address',
};

export interface UserSheetProps {
  id: string;
  /** ID of the signed-in user. */
  selfId: string | undefined;
  onClose: () => void;
}

/** Details of a user: form and change history. */
export function UserSheet({ id, selfId, onClose }: UserSheetProps): ReactElement {
  const record = useEndpoint(adminEndpoints.getUser, { params: { id } }, { revalidateIfStale: true });
  return (
    <RecordSheet
      noun="user"
      record={record}
      titleOf={({ name }) => name}
      onClose={onClose}
      history={<RecordHistory id={id} actions={historyActions} fields={historyFields} />}
    >
      {(user, startFrom) => (
        <Stack gap={8}>
          <UserForm user={user} isSelf={id === selfId} onSaved={onClose} onStartFrom={startFrom} />
          <EmailChange id={id} name={user.name} />
          {/* The signed-in admin finds these under Security. */}
          {id !== selfId && (
            <>
              {user.role === 'admin' && <SecondStep user={record.data ?? user} />}
              <UserSessions user={user} />
            </>
          )}
        </Stack>
      )}
    </RecordSheet>
  );
}
