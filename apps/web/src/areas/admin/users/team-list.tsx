import { adminEndpoints, type User, type UserAction } from '@uplift/data-client/contract/admin';
import { useAccountUser, useEndpoint, useEndpointMutation } from '@uplift/data-client/swr';
import { type ReactElement, useState } from 'react';
import { useOpenRow } from '../../shared/lists/open-row.tsx';
import { RecordList, type RowAction } from '../../shared/lists/record-list.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { useRowActions } from '../../shared/lists/use-row-actions.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { ReassignClientsDialog } from './reassign-clients-dialog.tsx';
import { useRefreshPeople } from './use-refresh-people.ts';
import { sortableColumns, userColumns, userParameter } from './user-columns.tsx';
import { UserSheet } from './user-sheet.tsx';

const actions = {
  'send-link': { label: 'Send password link' },
  'end-sessions': { label: 'Sign out everywhere' },
  deactivate: { label: 'Deactivate', danger: true },
  reactivate: { label: 'Reactivate' },
} as const satisfies Record<UserAction, RowAction>;

const actionLabels = {
  'send-link': ['send a password link to', 'Sending a password link to', 'Sent a password link to'],
  'end-sessions': ['sign out', 'Signing out', 'Signed out'],
  deactivate: ['deactivate', 'Deactivating', 'Deactivated'],
  reactivate: ['reactivate', 'Reactivating', 'Reactivated'],
} as const;

/** Returns the actions available for a user. */
function actionsFor({ state }: User): UserAction[] {
  return state === 'deactivated' ? ['reactivate'] : ['send-link', 'end-sessions', 'deactivate'];
}

/** Lists the users of the team and their roles. */
export function TeamList(): ReactElement {
  const { user: self } = useAccountUser();
  const [state, setState] = useTableState(userColumns);
  const open = useOpenRow(userParameter);
  const { trigger } = useEndpointMutation(adminEndpoints.actOnUsers);
  const act = useRowActions<UserAction>({
    send: (action, ids) => trigger({ body: { action, ids } }),
    labels: actionLabels,
    undo: { deactivate: 'reactivate' },
    plural: 'users',
    refresh: useRefreshPeople(),
  });
  const [leaving, setLeaving] = useState<{ user: User; deactivate: boolean } | null>(null);

  async function doOrAsk(action: UserAction, rows: readonly User[]): Promise<boolean> {
    const [only] = rows;
    if (action !== 'deactivate' || rows.length > 1 || !only || only.clientCount === 0)
      return act(action, rows);
    setLeaving({ user: only, deactivate: true });
    return false;
  }

  const list = useEndpoint(
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
  return (
    <>
      <RecordList
        label="Users"
        columns={userColumns}
        list={list}
        state={state}
        onStateChange={setState}
        actions={actions}
        actionsFor={actionsFor}
        onAction={doOrAsk}
        rowMenu={(user, Menu) =>
          user.clientCount > 0 && (
            <Menu.Item onSelect={() => setLeaving({ user, deactivate: false })}>Reassign clients</Menu.Item>
          )
        }
      >
        <InviteDialog />
      </RecordList>
      {open.id && <UserSheet key={open.id} id={open.id} selfId={self?.id} onClose={open.close} />}
      {leaving && (
        <ReassignClientsDialog key={leaving.user.id} {...leaving} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}
