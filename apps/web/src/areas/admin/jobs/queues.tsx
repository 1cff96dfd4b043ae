import type { JobQueueSummary } from '@uplift/data-client/contract/admin';
import { DataTable, type DataTableColumn } from '@uplift/ui/data-table';
import { initialDataTableState } from '@uplift/ui/data-table-state';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { useDensity } from '../../shared/frame/density.tsx';
import { queueLabel } from './queue-label.ts';

export interface QueuesProps {
  /** The response, as returned by `useEndpoint`. */
  queues: {
    data: { data: readonly JobQueueSummary[] } | undefined;
    error: Error | undefined;
    isValidating: boolean;
    mutate: () => Promise<unknown>;
  };
}

/** A number of jobs. Zeros are dimmed, so that the queues with jobs stand out. */
function count(jobs: number, tone: 'default' | 'danger' = 'default'): ReactElement {
  return (
    <Text asChild size="sm" tone={jobs === 0 ? 'subtle' : tone}>
      <span>{jobs.toLocaleString('en-US')}</span>
    </Text>
  );
}

const columns: DataTableColumn<JobQueueSummary>[] = [
  { id: 'name', header: 'Queue', primary: true, cell: ({ name }) => queueLabel(name) },
  { id: 'waiting', header: 'Waiting', numeric: true, cell: ({ waiting }) => count(waiting) },
  { id: 'active', header: 'Running', numeric: true, cell: ({ active }) => count(active) },
  { id: 'failed', header: 'Failed', numeric: true, cell: ({ failed }) => count(failed, 'danger') },
  {
    id: 'completed',
    inList: 'hidden',
    header: 'Done',
    numeric: true,
    cell: ({ completed }) => count(completed),
  },
];

/** Lists the queues with the number of jobs in each state. */
export function Queues({ queues: { data, error, isValidating, mutate } }: QueuesProps): ReactElement {
  const { density } = useDensity();
  return (
    <DataTable
      label="Queues"
      columns={columns}
      rows={data?.data}
      total={data?.data.length}
      getRowId={({ name }) => name}
      state={{ ...initialDataTableState, density }}
      onStateChange={() => {}}
      error={error && !data && !isValidating ? error.message : undefined}
      onRetry={() => void mutate()}
    />
  );
}
