import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { SegmentedControl } from '@uplift/ui/segmented-control';
import { Stack } from '@uplift/ui/stack';
import CalendarRange from 'lucide-react/icons/calendar-range';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../../app/navigation/update-search-params.ts';
import { usePageCommands } from '../../shared/commands/page-commands.tsx';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { AdminPage } from '../admin-page.tsx';
import { Attention } from './attention.tsx';
import * as styles from './dashboard.styles.ts';
import { KeyFigures } from './key-figures.tsx';
import { LeadStates } from './lead-states.tsx';
import { MostVisited } from './most-visited.tsx';
import { NewLeads } from './new-leads.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { SiteStatus } from './site-status.tsx';
import { TrafficCharts } from './traffic-charts.tsx';

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
  const showPeriod = (next: string) =>
    updateSearchParams((current) => {
      current.set('days', next);
      return current;
    });
  const other = days === '30' ? '90' : '30';
  usePageCommands([
    { label: `Show the last ${other} days`, icon: CalendarRange, run: () => showPeriod(other) },
  ]);
  return (
    <AdminPage
      title="Overview"
      lead="Site and inbox at a glance."
      actions={
        <SegmentedControl.Root aria-label="Period" value={days} onValueChange={showPeriod}>
          <SegmentedControl.Item value="30">30 days</SegmentedControl.Item>
          <SegmentedControl.Item value="90">90 days</SegmentedControl.Item>
        </SegmentedControl.Root>
      }
    >
      {data ? (
        <Stack gap={6}>
          <SiteStatus overview={data} />
          <KeyFigures overview={data} />
          <div css={styles.work}>
            <NewLeads onChanged={() => mutate()} />
            <Attention overview={data} />
          </div>
          <TrafficCharts overview={data} />
          <div css={styles.sources}>
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
