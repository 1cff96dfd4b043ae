import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Cluster } from '@uplift/ui/cluster';
import { SegmentedControl } from '@uplift/ui/segmented-control';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../../app/navigation/update-search-params.ts';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { AdminPage } from '../admin-page.tsx';
import { Attention } from './attention.tsx';
import * as styles from './dashboard.styles.ts';
import { KeyFigures } from './key-figures.tsx';
import { LeadStates } from './lead-states.tsx';
import { MostVisited } from './most-visited.tsx';
import { TrafficCharts } from './traffic-charts.tsx';

function OverviewSkeleton(): ReactElement {
  return (
    <Stack gap={6} role="status" aria-label="Loading the overview">
      <Skeleton shape="block" height="4rem" />
      <div css={styles.figures}>
        {['leads', 'won', 'rate', 'views', 'stories', 'errors'].map((name) => (
          <Skeleton key={name} shape="block" height="7.5rem" />
        ))}
      </div>
      <Skeleton shape="block" height="20rem" />
    </Stack>
  );
}

/** Site and inbox at a glance, and what needs attention. */
export default function DashboardPage(): ReactElement {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const days = parameters.get('days') === '90' ? '90' : '30';
  const { data, error, mutate } = useEndpoint(
    adminEndpoints.getOverview,
    { query: { days } },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  return (
    <AdminPage title="Overview" lead="Site and inbox at a glance.">
      <Cluster>
        <SegmentedControl.Root
          aria-label="Period"
          value={days}
          onValueChange={(next) =>
            updateSearchParams((current) => {
              current.set('days', next);
              return current;
            })
          }
        >
          <SegmentedControl.Item value="30">30 days</SegmentedControl.Item>
          <SegmentedControl.Item value="90">90 days</SegmentedControl.Item>
        </SegmentedControl.Root>
      </Cluster>
      {data ? (
        <Stack gap={6}>
          <Attention overview={data} />
          <KeyFigures overview={data} />
          <TrafficCharts overview={data} />
          <div css={styles.trio}>
            <LeadStates overview={data} />
            <MostVisited overview={data} />
          </div>
        </Stack>
      ) : error ? (
        <LoadFailure title="Couldn’t load the overview" error={error} onRetry={() => void mutate()} />
      ) : (
        <OverviewSkeleton />
      )}
    </AdminPage>
  );
}
