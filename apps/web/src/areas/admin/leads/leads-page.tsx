import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { EmptyState } from '@uplift/ui/empty-state';
import type { ReactElement } from 'react';
import { useOpenRow } from '../../shared/lists/open-row.tsx';
import { RecordList } from '../../shared/lists/record-list.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { AdminPage } from '../admin-page.tsx';
import { leadColumns, leadParameter, sortableColumns } from './lead-columns.tsx';
import { LeadSheet } from './lead-sheet.tsx';
import { actionsFor, leadActions, useLeadActions } from './use-lead-actions.ts';

/** Lists the leads and their states. */
export default function LeadsPage(): ReactElement {
  const [state, setState] = useTableState(leadColumns);
  const open = useOpenRow(leadParameter);
  const act = useLeadActions();
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
        actions={leadActions}
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
