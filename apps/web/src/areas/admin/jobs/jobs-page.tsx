import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Cluster } from '@uplift/ui/cluster';
import { ToggleGroup } from '@uplift/ui/toggle-group';
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
    <AdminPage title="Jobs" lead="Background work: e-mail, links, clean-up.">
      {queues.data?.outbox && (
        <Cluster>
          <ToggleGroup.Root
            label="View"
            value={view}
            onValueChange={(next) => setParameters(next === 'outbox' ? { view: next } : {})}
          >
            <ToggleGroup.Item value="failed">Queues</ToggleGroup.Item>
            <ToggleGroup.Item value="outbox">Outbox</ToggleGroup.Item>
          </ToggleGroup.Root>
        </Cluster>
      )}
      {view === 'outbox' ? (
        <Outbox />
      ) : (
        <>
          <Queues queues={queues} />
          <FailedJobs queues={queues.data?.data ?? []} />
        </>
      )}
    </AdminPage>
  );
}
