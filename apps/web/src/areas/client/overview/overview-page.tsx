import { type ProjectOverview, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { Heading } from '@uplift/ui/heading';
import { Link } from '@uplift/ui/link';
import { LinkButton } from '@uplift/ui/link-button';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageHead } from '../../../app/page-head.tsx';
import { brand } from '../../../content/brand.ts';
import { usePlan } from '../../../features/project/plan/use-plan.ts';
import { useProjectContext } from '../../../features/project/project-context.tsx';
import { GuaranteeCard } from '../../../features/project/results/guarantee-card.tsx';
import { ValueSummary } from '../../../features/project/results/value-summary.tsx';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { LatestMessages } from './latest-messages.tsx';
import * as styles from './overview-page.styles.ts';
import { OverviewSection } from './overview-section.tsx';
import { AwaitingApproval, ProjectState } from './project-state.tsx';

function ManagerSection({ manager }: Pick<ProjectOverview, 'manager'>): ReactElement {
  if (!manager)
    return (
      <OverviewSection title="Your manager">
        <Text tone="muted">
          We’ll assign your manager within one working day. Until then, write to{' '}
          <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
        </Text>
      </OverviewSection>
    );
  return (
    <OverviewSection title="Your manager">
      <Stack gap={4} align="start">
        <Text>
          {manager.name}, <Link href={`mailto:${manager.email}`}>{manager.email}</Link>
        </Text>
        {manager.bookingUrl && (
          <LinkButton href={manager.bookingUrl} target="_blank" rel="noopener noreferrer">
            Book Meeting
          </LinkButton>
        )}
      </Stack>
    </OverviewSection>
  );
}

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

/** Start page of the portal: pending approvals, project status, results, manager, and messages. */
export default function OverviewPage({ name }: { name: string }): ReactElement {
  const { clientId, company } = useProjectContext();
  const request = { params: { clientId } };
  const fresh = { revalidateIfStale: true };
  const project = useEndpoint(projectEndpoints.getProject, request, fresh);
  const plan = usePlan();
  const results = useEndpoint(projectEndpoints.getResults, request, fresh);
  const messages = useEndpoint(projectEndpoints.listMessages, { ...request, query: {} }, fresh);
  const running = project.data?.project;
  return (
    <Stack gap={6}>
      <PageHead title="Your project" index={false} />
      <header>
        <Heading level={1} size="lg">
          Welcome, {name}
        </Heading>
        <Text tone="muted">{company}</Text>
      </header>
      <div css={styles.columns}>
        <Stack gap={6}>
          <Part
            noun="your project"
            height="16rem"
            reading={plan}
            render={({ data }) => (
              <>
                <AwaitingApproval milestones={data} />
                {running && <ProjectState phase={running.phase} milestones={data} />}
              </>
            )}
          />
          <Part
            noun="your results"
            height="16rem"
            reading={results}
            render={(data) => (
              <>
                <Stack gap={3}>
                  <div css={styles.head}>
                    <Heading level={2} size="sm">
                      Results so far
                    </Heading>
                    <Link asChild>
                      <RouterLink to="/client/results">View all results</RouterLink>
                    </Link>
                  </div>
                  <div css={styles.figures}>
                    <ValueSummary results={data} />
                  </div>
                </Stack>
                <GuaranteeCard results={data} />
              </>
            )}
          />
        </Stack>
        <Stack gap={6}>
          <Part
            noun="your manager"
            height="9rem"
            reading={project}
            render={({ manager }) => <ManagerSection manager={manager} />}
          />
          <Part
            noun="your messages"
            height="12rem"
            reading={messages}
            render={(page) => <LatestMessages page={page} />}
          />
        </Stack>
      </div>
    </Stack>
  );
}
