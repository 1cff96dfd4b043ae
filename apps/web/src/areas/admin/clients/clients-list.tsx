import { adminEndpoints, type ClientAction } from '@uplift/data-client/contract/admin';
import { useEndpoint, useEndpointMutation } from '@uplift/data-client/swr';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useMemo } from 'react';
import { useOpenRow } from '../../shared/lists/open-row.tsx';
import { RecordList, type RowAction } from '../../shared/lists/record-list.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { useRowActions } from '../../shared/lists/use-row-actions.ts';
import { useManagers } from '../users/use-managers.ts';
import { useRefreshPeople } from '../users/use-refresh-people.ts';
import {
  clientColumns,
  clientParameter,
  type NamedClient,
  sortableClientColumns,
} from './client-columns.tsx';
import { ClientSheet } from './client-sheet.tsx';
import { PendingDeletions } from './erasure/pending-deletions.tsx';
import { NewClientDialog } from './new-client-dialog.tsx';

const actions = {
  'end-sessions': { label: 'Sign everyone out' },
  deactivate: { label: 'Deactivate', danger: true },
  reactivate: { label: 'Reactivate' },
} as const satisfies Record<ClientAction, RowAction>;

const actionLabels = {
  'end-sessions': ['sign out everyone at', 'Signing out everyone at', 'Signed out everyone at'],
  deactivate: ['deactivate', 'Deactivating', 'Deactivated'],
  reactivate: ['reactivate', 'Reactivating', 'Reactivated'],
} as const;

/** Returns the actions available for a client. */
function actionsFor({ state }: NamedClient): ClientAction[] {
  return state === 'deactivated' ? ['reactivate'] : ['end-sessions', 'deactivate'];
}

/** Lists the client companies. */
export function ClientsList(): ReactElement {
  const { managers } = useManagers();
  const columns = useMemo(() => clientColumns(managers ?? []), [managers]);
  const [state, setState] = useTableState(columns);
  const open = useOpenRow(clientParameter);
  const { trigger } = useEndpointMutation(adminEndpoints.actOnClients);
  const act = useRowActions<ClientAction>({
    send: (action, ids) => trigger({ body: { action, ids } }),
    labels: actionLabels,
    undo: { deactivate: 'reactivate' },
    plural: 'clients',
    refresh: useRefreshPeople(),
  });
  const { data, error, isValidating, mutate } = useEndpoint(
    adminEndpoints.listClients,
    {
      query: {
        ...listQueryOf(state, sortableClientColumns),
        manager: filterOf(state, 'manager'),
        state: filterOf(state, 'state'),
      },
    },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  const named = useMemo(
    () =>
      data && {
        total: data.total,
        data: data.data.map((client): NamedClient => ({ ...client, name: client.company })),
      },
    [data],
  );
  return (
    <Stack gap={5}>
      <PendingDeletions />
      <RecordList
        label="Clients"
        columns={columns}
        list={{ data: named, error, isValidating, mutate }}
        state={state}
        onStateChange={setState}
        actions={actions}
        actionsFor={actionsFor}
        onAction={act}
      >
        <NewClientDialog />
      </RecordList>
      {open.id && <ClientSheet key={open.id} id={open.id} onClose={open.close} />}
    </Stack>
  );
}
