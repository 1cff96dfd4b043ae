import { projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { LoadFailure } from '../../../areas/shared/frame/load-failure.tsx';
import { useProjectContext } from '../project-context.tsx';
import { BaselineCard } from './baseline/baseline-card.tsx';
import { EstimateCard } from './estimate-card.tsx';
import { GuaranteeCard } from './guarantee-card.tsx';
import { HoursChart } from './hours-chart.tsx';
import { StoryConsentCard } from './story-consent-card.tsx';
import { ValueChart } from './value-chart.tsx';
import { ValueSummary } from './value-summary.tsx';
import { WeeksTable } from './weeks/weeks-table.tsx';

/** A client's measured results. The team can edit them, the client can't. */
export function ResultsBoard(): ReactElement {
  const { clientId, side, readOnly } = useProjectContext();
  const { data, error, mutate } = useEndpoint(
    projectEndpoints.getResults,
    { params: { clientId } },
    { revalidateIfStale: true },
  );
  if (error && !data)
    return <LoadFailure title="Couldn’t load the results" error={error} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Stack gap={6} role="status" aria-label="Loading the results">
        <Skeleton shape="block" height="9rem" />
        <Skeleton shape="block" height="15rem" />
        <Skeleton shape="block" height="24rem" />
      </Stack>
    );
  const editable = side === 'team' && !readOnly;
  return (
    <Stack gap={6}>
      <ValueSummary results={data} />
      <GuaranteeCard results={data} />
      {data.baseline && (
        <>
          <ValueChart results={data} baseline={data.baseline} />
          <HoursChart results={data} baseline={data.baseline} />
        </>
      )}
      <EstimateCard results={data} />
      <WeeksTable results={data} editable={editable} />
      <BaselineCard results={data} editable={editable} />
      <StoryConsentCard />
    </Stack>
  );
}
