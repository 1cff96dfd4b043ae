import type { User } from '@uplift/data-client/contract/admin';
import { Badge, type BadgeTone } from '@uplift/ui/badge';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { Skeleton } from '@uplift/ui/skeleton';
import { EmailText } from '../../shared/lists/email-text.tsx';
import { RowLink } from '../../shared/lists/open-row.tsx';
import { LastSeen } from './last-seen.tsx';

export const roleNames = { admin: 'Admin', manager: 'Manager' } as const satisfies Record<
  User['role'],
  string
>;

export const stateNames = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
} as const satisfies Record<User['state'], string>;

export const stateTones = {
  active: 'success',
  invited: 'accent',
  deactivated: 'neutral',
} as const satisfies Record<User['state'], BadgeTone>;

/** Search parameter with the ID of the open user. */
export const userParameter = 'user';

const choices = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Columns the server can sort by. */
export const sortableColumns = ['name', 'email', 'createdAt'] as const;

export const userColumns: DataTableColumn<User>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    primary: true,
    cell: ({ id, name }) => (
      <RowLink parameter={userParameter} id={id}>
        {name}
      </RowLink>
    ),
  },
  {
    id: 'email',
    inList: 'unlabeled',
    header: 'E-mail',
    sortable: true,
    cell: ({ email }) => <EmailText>{email}</EmailText>,
  },
  {
    id: 'role',
    inList: 'unlabeled',
    header: 'Role',
    options: choices(roleNames),
    cell: ({ role }) => roleNames[role],
  },
  {
    id: 'state',
    inList: 'corner',
    header: 'Status',
    options: choices(stateNames),
    skeleton: <Skeleton shape="block" width="4.5rem" height="1.6rem" />,
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>,
  },
  {
    id: 'secondFactor',
    header: '2FA',
    cell: ({ secondFactor }) => (secondFactor ? 'On' : 'Off'),
  },
  { id: 'lastSeenAt', header: 'Last seen', cell: ({ lastSeenAt }) => <LastSeen at={lastSeenAt} /> },
  {
    id: 'clientCount',
    inList: 'hidden',
    header: 'Clients',
    numeric: true,
    cell: ({ clientCount }) => clientCount,
  },
  {
    id: 'createdAt',
    priority: 'low',
    inList: 'hidden',
    header: 'Added',
    sortable: true,
    cell: ({ createdAt }) => <LastSeen at={createdAt} />,
  },
];
