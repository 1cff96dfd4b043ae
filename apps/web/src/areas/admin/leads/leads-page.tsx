import { adminEndpoints, type LeadAction, type LeadSummary } from '@uplift/data-client/contract/admin';
import { useEndpoint, useEndpointMutation, useOptimisticRows } from '@uplift/data-client/swr';
import { EmptyState } from '@uplift/ui/empty-state';
import type { ReactElement } from 'react';
import { useOpenRow } from '../../shared/lists/open-row.tsx';
import { RecordList, type RowAction } from '../../shared/lists/record-list.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { useRowActions } from '../../shared/lists/use-row-actions.ts';
import { AdminPage } from '../admin-page.tsx';
import { leadColumns, leadParameter, sortableColumns } from './lead-columns.tsx';
import { LeadSheet } from './lead-sheet.tsx';

const actions = {
  new: { label: 'Mark as new' },
  contacted: { label: 'Mark as contacted' },
  lost: { label: 'Mark as lost' },
  spam: { label: 'Mark as spam', danger: true },
} as const satisfies Record<LeadAction, RowAction>;

const actionLabels = {
  new: ['mark', 'Marking', 'Marked as new:'],
  contacted: ['mark', 'Marking', 'Marked as contacted:'],
  lost: ['mark', 'Marking', 'Marked as lost:'],
  spam: ['mark', 'Marking', 'Marked as spam:'],
} as const;

/** Returns the actions available for a lead. */
function actionsFor({ state, heldBack }: LeadSummary): LeadAction[] {
  if (state === 'won' || heldBack) return [];
  const all: LeadAction[] = ['new', 'contacted', 'lost', 'spam'];
  return all.filter((action) => action !== state);
}

/** Restores the previous state. Releasing a held-back lead can't be undone: its e-mails are sent. */
function undo(action: LeadAction, { state, heldBack }: LeadSummary): LeadAction | undefined {
  return state === 'won' || heldBack || state === action ? undefined : state;
}

/** Lists the leads and their states. */
export default function LeadsPage(): ReactElement {
  const [state, setState] = useTableState(leadColumns);
  const open = useOpenRow(leadParameter);
  const { trigger } = useEndpointMutation(adminEndpoints.actOnLeads);
  const changeLeads = useOptimisticRows<LeadSummary>(adminEndpoints.listLeads.path);
  const act = useRowActions<LeadAction, LeadSummary>({
    send: (action, ids) => trigger({ body: { action, ids } }),
    labels: actionLabels,
    undo,
    plural: 'leads',
    optimistic: (state, ids) => changeLeads(ids, { state, heldBack: false }),
    refresh: useRefresh(adminEndpoints.listLeads.path),
  });
  const list = useEndpoint(
    adminEndpoints.listLeads,
    {
      query: {
        ...listQueryOf(state, sortableColumns),
        state: filterOf(state, 'state'),
        source: filterOf(state, 'source'),
      },
    },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  return (
    <AdminPage title="Leads" lead="Audit requests and calculator reports from visitors.">
      <RecordList
        label="Leads"
        empty={<EmptyState title="No leads yet" description="Audit and ROI-report requests appear here." />}
        columns={leadColumns}
        list={list}
        state={state}
        onStateChange={setState}
        actions={actions}
        actionsFor={actionsFor}
        onAction={act}
        rowMenu={(row, Menu) => (
          <>
            {row.heldBack && <Menu.Item onSelect={() => void act('new', [row])}>Not spam</Menu.Item>}
            <Menu.Item asChild>
              <a href={`mailto:${row.email}`}>Send e-mail</a>
            </Menu.Item>
          </>
        )}
      />
      {open.id && <LeadSheet key={open.id} id={open.id} onClose={open.close} />}
    </AdminPage>
  );
}
