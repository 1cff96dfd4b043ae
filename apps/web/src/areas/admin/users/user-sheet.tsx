import { type AuditAction, adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { RecordSheet } from '../../shared/lists/record-sheet.tsx';
import { RecordHistory } from '../audit-log/record-history.tsx';
import { EmailChange } from './email-change.tsx';
import { TwoFactorReset } from './two-factor-reset.tsx';
import { UserForm } from './user-form.tsx';
import { UserSessions } from './user-sessions.tsx';

const historyActions = {
  'user.invited': 'Invited',
  'user.updated': 'Changed',
  'user.deactivated': 'Deactivated',
  'user.reactivated': 'Reactivated',
  'user.link-sent': 'Password link sent',
  'user.email-change-asked': 'E-mail change requested',
  'user.email-change-confirmed': 'E-mail change confirmed',
  'user.email-change-stopped': 'E-mail change rejected',
  'user.email-change-withdrawn': 'E-mail change canceled',
  'user.email-changed': 'E-mail changed',
  'user.set-up': 'Site set up',
  'user.password-set': 'Password set with a link',
  'user.password-changed': 'Password changed',
  'user.second-factor-turned-on': 'Two-factor authentication turned on',
  'user.second-factor-turned-off': 'Two-factor authentication turned off',
  'user.second-factor-reset': 'Two-factor authentication turned off by another admin',
  'user.notifications_changed': 'Notification settings changed',
  'user.time_zone_changed': 'Time zone changed',
  'user.sessions-ended': 'Signed out everywhere',
  'user.session-ended': 'Signed out on one device',
} satisfies Record<AuditAction<'user'>, string>;

const historyFields = {
  name: 'Name',
  email: 'E-mail',
  newEmail: 'New e-mail',
  role: 'Role',
  bookingUrl: 'Booking URL',
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
              {user.role === 'admin' && <TwoFactorReset user={record.data ?? user} />}
              <UserSessions user={user} />
            </>
          )}
        </Stack>
      )}
    </RecordSheet>
  );
}
