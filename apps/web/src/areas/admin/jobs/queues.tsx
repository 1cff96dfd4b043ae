import type { JobQueueSummary } from '@uplift/data-client/contract/admin';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Table } from '@uplift/ui/table';
import type { ReactElement } from 'react';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { sentenceCase } from '../../shared/lists/sentence-case.ts';

export interface QueuesProps {
  /** The response, as returned by `useEndpoint`. */
  queues: {
    data: { data: readonly JobQueueSummary[] } | undefined;
    error: Error | undefined;
    mutate: () => Promise<unknown>;
  };
}

/** Lists the queues with the number of jobs in each state. */
export function Queues({ queues: { data, error, mutate } }: QueuesProps): ReactElement {
  if (!data && error)
    return <LoadFailure title="Couldn’t load the queues" error={error} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Stack role="status" aria-label="Loading the queues">
        <Skeleton shape="block" height="12rem" />
      </Stack>
    );
  return (
    <Table.Root caption="Queues">
      <Table.Head>
        <Table.Row>
          <Table.Header>Queue</Table.Header>
          <Table.Header numeric>Waiting</Table.Header>
          <Table.Header numeric>Running</Table.Header>
          <Table.Header numeric>Failed</Table.Header>
          <Table.Header numeric>Done</Table.Header>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {data.data.map(({ name, waiting, active, failed, completed }) => (
          <Table.Row key={name}>
            <Table.Header scope="row">{sentenceCase(name)}</Table.Header>
            <Table.Cell numeric>{waiting}</Table.Cell>
            <Table.Cell numeric>{active}</Table.Cell>
            <Table.Cell numeric>{failed}</Table.Cell>
            <Table.Cell numeric>{completed}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
