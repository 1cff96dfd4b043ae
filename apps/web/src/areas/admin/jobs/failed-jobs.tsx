import {
  adminEndpoints,
  type FailedJob,
  type JobAction,
  type JobQueueSummary,
} from '@uplift/data-client/contract/admin';
import { useEndpoint, useEndpointMutation } from '@uplift/data-client/swr';
import type { DataTableColumn } from '@uplift/ui/data-table';
import { EmptyState } from '@uplift/ui/empty-state';
import { type ReactElement, useMemo } from 'react';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { RecordList, type RowAction } from '../../shared/lists/record-list.tsx';
import { filterOf, listQueryOf, useTableState } from '../../shared/lists/table-state.ts';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { useRowActions } from '../../shared/lists/use-row-actions.ts';
import { queueLabel } from './queue-label.ts';

const actions = { retry: { label: 'Retry' } } as const satisfies Record<JobAction, RowAction>;
const actionLabels = { retry: ['retry', 'Retrying', 'Requeued'] } as const;

function columnsOf(queues: readonly JobQueueSummary[]): DataTableColumn<FailedJob>[] {
  return [
    {
      id: 'name',
      header: 'Queue',
      primary: true,
      options: queues.map(({ name }) => ({ value: name, label: queueLabel(name) })),
      cell: ({ name }) => queueLabel(name),
    },
    { id: 'error', inList: 'unlabeled', header: 'Error', cell: ({ error }) => error },
    { id: 'tries', inList: 'hidden', header: 'Attempts', numeric: true, cell: ({ tries }) => tries },
    {
      id: 'failedAt',
      header: 'Failed',
      sortable: true,
      cell: ({ failedAt }) => (
        <time dateTime={failedAt} title={inFull(failedAt)}>
          {lastUse(failedAt, Date.now())}
        </time>
      ),
    },
  ];
}

/** Lists jobs that failed after their last retry. An admin can retry them. */
export function FailedJobs({ queues }: { queues: readonly JobQueueSummary[] }): ReactElement {
  const columns = useMemo(() => columnsOf(queues), [queues]);
  const [state, setState] = useTableState(columns);
  const { trigger } = useEndpointMutation(adminEndpoints.actOnJobs);
  const act = useRowActions<JobAction>({
    send: (action, ids) => trigger({ body: { action, ids } }),
    labels: actionLabels,
    plural: 'jobs',
    refresh: useRefresh(adminEndpoints.listFailedJobs.path),
  });
  const list = useEndpoint(
    adminEndpoints.listFailedJobs,
    { query: { ...listQueryOf(state, ['failedAt'] as const), name: filterOf(state, 'name') } },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  return (
    <RecordList
      label="Failed jobs"
      empty={
        <EmptyState
          title="No failed jobs"
          description="Jobs are retried for about an hour. Those that still fail appear here."
        />
      }
      columns={columns}
      list={list}
      state={state}
      onStateChange={setState}
      actions={actions}
      onAction={act}
    />
  );
}
