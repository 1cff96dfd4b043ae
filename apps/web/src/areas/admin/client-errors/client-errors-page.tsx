import {
  adminEndpoints,
  type ClientErrorAction,
  type ClientErrorGroup,
} from '@uplift/data-client/contract/admin';
import { useEndpoint, useEndpointMutation, useOptimisticRows } from '@uplift/data-client/swr';
import { EmptyState } from '@uplift/ui/empty-state';
import type { ReactElement } from 'react';
import { useOpenRow } from '../../shared/lists/open-row.tsx';
import { RecordList, type RowAction } from '../../shared/lists/record-list.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { useRowActions } from '../../shared/lists/use-row-actions.ts';
import { AdminPage } from '../admin-page.tsx';
import { errorColumns, errorParameter, hiddenErrorColumns, sortableColumns } from './error-columns.tsx';
import { ErrorSheet } from './error-sheet.tsx';

const actions = {
  resolve: { label: 'Resolve' },
  reopen: { label: 'Reopen' },
} as const satisfies Record<ClientErrorAction, RowAction>;

const actionLabels = {
  resolve: ['resolve', 'Resolving', 'Resolved'],
  reopen: ['reopen', 'Reopening', 'Reopened'],
} as const;

function actionsFor({ state }: ClientErrorGroup): ClientErrorAction[] {
  return state === 'open' ? ['resolve'] : ['reopen'];
}

/** Lists errors that pages reported from visitors' browsers. */
export default function ClientErrorsPage(): ReactElement {
  const [state, setState] = useTableState(errorColumns, hiddenErrorColumns);
  const open = useOpenRow(errorParameter);
  const { trigger } = useEndpointMutation(adminEndpoints.actOnClientErrors);
  const changeErrors = useOptimisticRows<ClientErrorGroup>(adminEndpoints.listClientErrors.path);
  const act = useRowActions<ClientErrorAction>({
    send: (action, ids) => trigger({ body: { action, ids } }),
    labels: actionLabels,
    undo: { resolve: 'reopen', reopen: 'resolve' },
    plural: 'errors',
    optimistic: (action, ids) => changeErrors(ids, { state: action === 'resolve' ? 'resolved' : 'open' }),
    refresh: useRefresh(adminEndpoints.listClientErrors.path),
  });
  const list = useEndpoint(
    adminEndpoints.listClientErrors,
    {
      query: {
        ...listQueryOf(state, sortableColumns),
        state: filterOf(state, 'state'),
        level: filterOf(state, 'level'),
      },
    },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  return (
    <AdminPage
      title="Client errors"
      lead="Errors in visitors’ browsers in the last 90 days, grouped by message and location."
    >
      <RecordList
        label="Client errors"
        empty={
          <EmptyState
            title="No errors yet"
            description="Errors in visitors’ browsers are reported automatically and appear here."
          />
        }
        columns={errorColumns}
        list={list}
        state={state}
        onStateChange={setState}
        actions={actions}
        actionsFor={actionsFor}
        onAction={act}
      />
      {open.id && <ErrorSheet key={open.id} id={open.id} onClose={open.close} />}
    </AdminPage>
  );
}
