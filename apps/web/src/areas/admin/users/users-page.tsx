import { adminEndpoints, type User, type UserAction } from '@uplift/data-client/contract/admin';
import { useAccountUser, useEndpoint } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { DataTable } from '@uplift/ui/data-table';
import { DataTableBulkBar } from '@uplift/ui/data-table-bulk-bar';
import { DataTablePager } from '@uplift/ui/data-table-pager';
import { DataTableToolbar } from '@uplift/ui/data-table-toolbar';
import { DropdownMenu } from '@uplift/ui/dropdown-menu';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '../admin-page.tsx';
import { filterOf, listQueryOf, useTableState } from '../table-state.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { useUserActions } from './use-user-actions.ts';
import { sortableColumns, userColumns } from './user-columns.tsx';
import { userParameter } from './user-parameter.ts';
import { UserSheet } from './user-sheet.tsx';

const actionNames = {
  'send-link': 'Send a link for a password',
  'end-sessions': 'Sign out everywhere',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
} as const satisfies Record<UserAction, string>;

/** What can be done with a user in this state. */
function actionsFor({ state }: User): UserAction[] {
  return state === 'deactivated' ? ['reactivate'] : ['send-link', 'end-sessions', 'deactivate'];
}

interface RowMenuProps {
  user: User;
  onAction: (action: UserAction) => void;
}

function RowMenu({ user, onAction }: RowMenuProps): ReactElement {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={`Actions for ${user.name}`} size="sm">
          <Icon icon={Ellipsis} size="sm" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {actionsFor(user).map((action) => (
          <DropdownMenu.Item key={action} danger={action === 'deactivate'} onSelect={() => onAction(action)}>
            {actionNames[action]}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const idOf = ({ id }: User): string => id;

/** The people of the consultancy: who may sign in, and as what. */
export function UsersPage(): ReactElement {
  const { user: self } = useAccountUser();
  const [parameters, setParameters] = useSearchParams();
  const [state, setState] = useTableState(userColumns);
  const act = useUserActions();
  const { data, error, isValidating, mutate } = useEndpoint(
    adminEndpoints.listUsers,
    {
      query: {
        ...listQueryOf(state, sortableColumns),
        role: filterOf(state, 'role'),
        state: filterOf(state, 'state'),
      },
    },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  const [selected, setSelected] = useState<readonly string[]>([]);
  // Rows of other pages stay selected, and are still to be called by their names.
  const [known, setKnown] = useState<ReadonlyMap<string, User>>(new Map());
  if (data?.data.some((user) => known.get(user.id) !== user)) {
    setKnown(new Map([...known, ...data.data.map((user) => [user.id, user] as const)]));
  }
  const open = parameters.get(userParameter);

  function close(): void {
    setParameters((current) => {
      current.delete(userParameter);
      return current;
    });
  }

  async function actOnSelected(action: UserAction): Promise<void> {
    const users = selected.map((id) => known.get(id)).filter((user) => user !== undefined);
    // What failed as a whole can be tried again with the same rows.
    if (await act(action, users)) setSelected([]);
  }

  return (
    <AdminPage title="Users" lead="Who of the team may sign in here, and as what.">
      <DataTable
        label="Users"
        columns={userColumns}
        rows={data?.data}
        total={data?.total}
        getRowId={idOf}
        state={state}
        onStateChange={setState}
        loading={isValidating && data !== undefined}
        error={error && !isValidating ? error.message : undefined}
        onRetry={() => void mutate()}
        selected={selected}
        onSelectedChange={setSelected}
        rowActions={(user) => <RowMenu user={user} onAction={(action) => void act(action, [user])} />}
        toolbar={
          <DataTableToolbar>
            <InviteDialog />
          </DataTableToolbar>
        }
        pager={<DataTablePager />}
        bulkBar={
          <DataTableBulkBar>
            {(['send-link', 'end-sessions', 'deactivate', 'reactivate'] as const).map((action) => (
              <Button key={action} size="sm" variant="secondary" onClick={() => void actOnSelected(action)}>
                {actionNames[action]}
              </Button>
            ))}
          </DataTableBulkBar>
        }
      />
      {open && <UserSheet key={open} id={open} selfId={self?.id} onClose={close} />}
    </AdminPage>
  );
}
