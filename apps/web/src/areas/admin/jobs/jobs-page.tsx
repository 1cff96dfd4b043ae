import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Heading } from '@uplift/ui/heading';
import { SegmentedControl } from '@uplift/ui/segmented-control';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '../admin-page.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { Outbox } from './outbox.tsx';
import { Queues } from './queues.tsx';

/** Background jobs. Without a mail server, it also shows the e-mails they produced. */
export default function JobsPage(): ReactElement {
  const [parameters, setParameters] = useSearchParams();
  const queues = useEndpoint(adminEndpoints.listJobQueues, {}, { revalidateIfStale: true });
  const view = parameters.get('view') === 'outbox' ? 'outbox' : 'failed';
  return (
    <AdminPage
      title="Jobs"
      lead="Background work, such as e-mails and clean-up."
      actions={
        queues.data?.outbox && (
          <SegmentedControl.Root
            aria-label="View"
            value={view}
            onValueChange={(next) => setParameters(next === 'outbox' ? { view: next } : {})}
          >
            <SegmentedControl.Item value="failed">Queues</SegmentedControl.Item>
            <SegmentedControl.Item value="outbox">Outbox</SegmentedControl.Item>
          </SegmentedControl.Root>
        )
      }
    >
      {view === 'outbox' ? (
        <Outbox />
      ) : (
        <Stack gap={8}>
          <Stack gap={4}>
            <Heading level={2} size="sm">
              Failed jobs
            </Heading>
            <FailedJobs queues={queues.data?.data ?? []} />
          </Stack>
          <Stack gap={4}>
            <Heading level={2} size="sm">
              Queues
            </Heading>
            <Queues queues={queues} />
          </Stack>
        </Stack>
      )}
    </AdminPage>
  );
}
