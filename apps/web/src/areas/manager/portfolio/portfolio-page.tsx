import { managerEndpoints } from '@uplift/data-client/contract/manager';
import { useEndpoint } from '@uplift/data-client/swr';
import { DataTable } from '@uplift/ui/data-table';
import { DataTablePager } from '@uplift/ui/data-table-pager';
import { DataTableToolbar } from '@uplift/ui/data-table-toolbar';
import { EmptyState } from '@uplift/ui/empty-state';
import { useMediaQuery } from '@uplift/ui/media-query';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { AreaHeader } from '../../shared/frame/area-header.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { HealthRules } from '../health-rules.tsx';
import * as styles from './portfolio.styles.ts';
import { portfolioColumns, sortableColumns } from './portfolio-columns.tsx';

export interface PortfolioPageProps {
  /** The signed-in user. */
  user: { role: 'manager' | 'admin' };
}

/** What needs attention, over all clients. */
function Totals({
  overdue,
  awaitingClient,
  unread,
}: Record<'overdue' | 'awaitingClient' | 'unread', number>) {
  return (
    <>
      <span css={overdue > 0 && styles.overdue}>{overdue} overdue</span>
      {`, ${awaitingClient} waiting for ${awaitingClient === 1 ? 'a client' : 'clients'}, ${unread} unread`}
    </>
  );
}

/** Lists the user's clients with the status of each project. Those who need the user most come first. */
export default function PortfolioPage({ user }: PortfolioPageProps): ReactElement {
  // Below this width, the guarantee is in the tooltip of the health.
  const wide = useMediaQuery('(min-width: 1536px)');
  const columns = portfolioColumns[user.role === 'admin' ? 'all' : 'own'][wide ? 'wide' : 'narrow'];
  const [state, setState] = useTableState(columns);
  const { data, error, isValidating, mutate } = useEndpoint(
    managerEndpoints.listPortfolio,
    {
      query: {
        sort: '-need',
        ...listQueryOf(state, sortableColumns),
        phase: filterOf(state, 'phase'),
        health: filterOf(state, 'health'),
      },
    },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  return (
    <Stack gap={6}>
      <AreaHeader title="Portfolio" lead={data && data.total > 0 && <Totals {...data.totals} />} />
      <DataTable
        label="Clients"
        columns={columns}
        rows={data?.data}
        total={data?.total}
        getRowId={({ id }) => id}
        state={state}
        onStateChange={setState}
        loading={isValidating && data !== undefined}
        error={error && !isValidating ? error.message : undefined}
        onRetry={() => void mutate()}
        toolbar={<DataTableToolbar />}
        pager={<DataTablePager />}
        empty={<EmptyState title="No clients yet" description="Clients assigned to you appear here." />}
      />
      <HealthRules />
    </Stack>
  );
}
