import { adminEndpoints, type ClientAction } from '@uplift/data-client/contract/admin';
import { useEndpoint, useEndpointMutation } from '@uplift/data-client/swr';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useMemo } from 'react';
import { useOpenRow } from '../../../shell/list/open-row.tsx';
import { RecordList, type RowAction } from '../../../shell/list/record-list.tsx';
import { filterOf, listQueryOf, useTableState } from '../../../shell/list/table-state.ts';
import { useRowActions } from '../../../shell/list/use-row-actions.ts';
import {
  clientColumns,
  clientParameter,
  type NamedClient,
  sortableClientColumns,
} from './client-columns.tsx';
import { ClientSheet } from './client-sheet.tsx';
import { NewClientDialog } from './new-client-dialog.tsx';
import { PendingDeletions } from './pending-deletions.tsx';
import { useManagers } from './use-managers.ts';
import { useRefreshPeople } from './use-refresh-people.ts';

const actions = {
  'end-sessions': { label: 'Sign everybody out' },
  deactivate: { label: 'Deactivate', danger: true },
  reactivate: { label: 'Reactivate' },
} as const satisfies Record<ClientAction, RowAction>;

const words = {
  'end-sessions': ['Signing everybody out of', 'everybody signed out'],
  deactivate: ['Deactivating', 'deactivated'],
  reactivate: ['Reactivating', 'reactivated'],
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
    words,
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
