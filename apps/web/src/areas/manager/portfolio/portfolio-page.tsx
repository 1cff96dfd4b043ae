import { managerEndpoints } from '@uplift/data-client/contract/manager';
import { useEndpoint } from '@uplift/data-client/swr';
import { DataTable } from '@uplift/ui/data-table';
import { DataTablePager } from '@uplift/ui/data-table-pager';
import { DataTableToolbar } from '@uplift/ui/data-table-toolbar';
import { EmptyState } from '@uplift/ui/empty-state';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { PageHead } from '../../../app/page-head.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { HealthRules } from '../health-rules.tsx';
import { portfolioColumns, sortableColumns } from './portfolio-columns.tsx';

export interface PortfolioPageProps {
  /** The signed-in user. */
  user: { name: string; role: 'manager' | 'admin' };
}

/** Lists the user's clients with the status of each project. */
export default function PortfolioPage({ user }: PortfolioPageProps): ReactElement {
  const columns = portfolioColumns[user.role === 'admin' ? 'all' : 'own'];
  const [state, setState] = useTableState(columns);
  const { data, error, isValidating, mutate } = useEndpoint(
    managerEndpoints.listPortfolio,
    {
      query: {
        ...listQueryOf(state, sortableColumns),
        phase: filterOf(state, 'phase'),
        health: filterOf(state, 'health'),
      },
    },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  return (
    <Stack gap={6}>
      <PageHead title="Portfolio" index={false} />
      <header>
        <Heading level={1} size="lg">
          Welcome, {user.name}
        </Heading>
        <Text tone="muted">
          {user.role === 'admin'
            ? 'All clients and the status of their projects.'
            : 'Your clients and the status of their projects.'}
        </Text>
      </header>
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
