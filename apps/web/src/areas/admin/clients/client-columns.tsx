import type { Client, User } from '@uplift/data-client/contract/admin';
import { Badge, type BadgeTone } from '@uplift/ui/badge';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { Skeleton } from '@uplift/ui/skeleton';
import { RowLink } from '../../shared/lists/open-row.tsx';
import { LastSeen } from '../users/last-seen.tsx';
import { ManagerLink } from './manager-link.tsx';

/** A client with the `name` that lists of the admin area use. */
export interface NamedClient extends Client {
  name: string;
}

export const clientStateNames = {
  active: 'Active',
  deactivated: 'Deactivated',
} as const satisfies Record<Client['state'], string>;

const stateTones = {
  active: 'success',
  deactivated: 'neutral',
} as const satisfies Record<Client['state'], BadgeTone>;

/** Search parameter with the ID of the open client. */
export const clientParameter = 'client';

/** Columns the server can sort by. */
export const sortableClientColumns = ['company', 'createdAt'] as const;

/** @param managers options of the manager filter */
export function clientColumns(managers: readonly User[]): DataTableColumn<NamedClient>[] {
  return [
    {
      id: 'company',
      header: 'Company',
      sortable: true,
      primary: true,
      cell: ({ id, company }) => (
        <RowLink parameter={clientParameter} id={id}>
          {company}
        </RowLink>
      ),
    },
    {
      id: 'manager',
      header: 'Manager',
      options: [
        { value: 'none', label: 'No manager' },
        ...managers.map(({ id, name }) => ({ value: id, label: name })),
      ],
      cell: ({ manager }) => {
        const user = managers.find(({ id }) => id === manager?.id);
        return user ? <ManagerLink manager={user} /> : (manager?.name ?? 'No manager');
      },
    },
    {
      id: 'state',
      inList: 'corner',
      header: 'Status',
      options: Object.entries(clientStateNames).map(([value, label]) => ({ value, label })),
      skeleton: <Skeleton shape="block" width="4.5rem" height="1.6rem" />,
      cell: ({ state }) => <Badge tone={stateTones[state]}>{clientStateNames[state]}</Badge>,
    },
    { id: 'peopleCount', header: 'People', numeric: true, cell: ({ peopleCount }) => peopleCount },
    { id: 'lastSeenAt', header: 'Last seen', cell: ({ lastSeenAt }) => <LastSeen at={lastSeenAt} /> },
    {
      id: 'createdAt',
      inList: 'hidden',
      header: 'Added',
      sortable: true,
      cell: ({ createdAt }) => <LastSeen at={createdAt} />,
    },
  ];
}
