import { projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { Link } from '@uplift/ui/link';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePlan } from '../../../features/project/plan/use-plan.ts';
import { useProjectContext } from '../../../features/project/project-context.tsx';
import { GuaranteeCard } from '../../../features/project/results/guarantee-card.tsx';
import { ValueSummary } from '../../../features/project/results/value-summary.tsx';
import { AreaHeader } from '../../shared/frame/area-header.tsx';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { LatestMessages } from './latest-messages.tsx';
import { ManagerSection } from './manager-section.tsx';
import * as styles from './overview-page.styles.ts';
import { PendingApprovals } from './pending-approvals.tsx';
import { ProjectState } from './project-state.tsx';

interface Reading<Data> {
  data: Data | undefined;
  error: Error | undefined;
  mutate: () => unknown;
}

/** A part of the overview that loads separately, so that one failure doesn't hide the others. */
function Part<Data>({
  noun,
  height,
  reading: { data, error, mutate },
  render,
}: {
  noun: string;
  height: string;
  reading: Reading<Data>;
  render: (data: Data) => ReactElement;
}): ReactElement {
  if (data !== undefined) return render(data);
  if (error)
    return <LoadFailure title={`Couldn’t load ${noun}`} error={error} onRetry={() => void mutate()} />;
  return (
    <div role="status" aria-label={`Loading ${noun}`}>
      <Skeleton shape="block" height={height} />
    </div>
  );
}

/** Start page of the portal: results, pending approvals, manager, project status, and messages. */
export default function OverviewPage({ name }: { name?: string | undefined }): ReactElement {
  const { clientId, company } = useProjectContext();
  const request = { params: { clientId } };
  const fresh = { revalidateIfStale: true };
  const project = useEndpoint(projectEndpoints.getProject, request, fresh);
  const plan = usePlan();
  const results = useEndpoint(projectEndpoints.getResults, request, fresh);
  const messages = useEndpoint(projectEndpoints.listMessages, { ...request, query: {} }, fresh);
  return (
    <Stack gap={6}>
      <AreaHeader title={company} tabTitle="Your project" lead={name && `Welcome, ${name}`} />
      <Part
        noun="your results"
        height="9rem"
        reading={results}
        render={(data) => <ValueSummary results={data} />}
      />
      <div css={styles.columns}>
        <div css={styles.wide}>
          <Part
            noun="your project"
            height="12rem"
            reading={plan}
            render={({ data }) => <PendingApprovals milestones={data} />}
          />
        </div>
        <div css={styles.narrow}>
          <Part
            noun="your manager"
            height="12rem"
            reading={project}
            render={({ manager }) => <ManagerSection manager={manager} />}
          />
        </div>
        {plan.data && project.data && (
          <div css={styles.wide}>
            <ProjectState phase={project.data.project.phase} milestones={plan.data.data} />
          </div>
        )}
        {results.data ? (
          <div css={[styles.narrow, plan.data && project.data && styles.tall]}>
            <GuaranteeCard
              results={results.data}
              more={
                <Link asChild css={styles.more}>
                  <RouterLink to="/client/results">View all results</RouterLink>
                </Link>
              }
            />
          </div>
        ) : (
          !results.error && (
            <div css={styles.narrow}>
              <Skeleton shape="block" height="12rem" />
            </div>
          )
        )}
        <div css={styles.wide}>
          <Part
            noun="your messages"
            height="12rem"
            reading={messages}
            render={(page) => <LatestMessages page={page} />}
          />
        </div>
      </div>
    </Stack>
  );
}
