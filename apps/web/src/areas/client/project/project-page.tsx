import {
  type Deliverable,
  type Milestone,
  type MilestoneState,
  movesFrom,
  progressOf,
  projectEndpoints,
  transitions,
} from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Card } from '@uplift/ui/card';
import { EmptyState } from '@uplift/ui/empty-state';
import { Heading } from '@uplift/ui/heading';
import { Link } from '@uplift/ui/link';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { useToday } from '../../../app/time/office-day.ts';
import { ChangedNotice } from '../../../features/project/plan/changed-notice.tsx';
import { anchorOf, DeliverableItem } from '../../../features/project/plan/deliverable-item.tsx';
import { MilestoneHead } from '../../../features/project/plan/milestone-head.tsx';
import { PhaseProgress } from '../../../features/project/plan/phase-progress.tsx';
import * as styles from '../../../features/project/plan/plan.styles.ts';
import { formatCompactDay } from '../../../features/project/plan/plan-labels.ts';
import { useMoveDeliverable } from '../../../features/project/plan/use-move-deliverable.ts';
import { usePlan } from '../../../features/project/plan/use-plan.ts';
import { useProjectContext } from '../../../features/project/project-context.tsx';
import { AreaHeader } from '../../shared/frame/area-header.tsx';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { PageSkeleton } from '../../shared/frame/page-skeleton.tsx';
import { ApproveDialog, ChangesDialog } from './answer-dialog.tsx';

function AnsweredItem({ deliverable }: { deliverable: Deliverable }): ReactElement {
  const { side, readOnly } = useProjectContext();
  const { changes, move } = useMoveDeliverable(deliverable);
  const can = (name: string) =>
    side === 'client' &&
    !readOnly &&
    movesFrom(transitions.deliverable, deliverable.state, 'client').some((row) => row.move === name);
  const answers = [
    can('approve') && <ApproveDialog key="approve" deliverable={deliverable} move={move} />,
    can('request-changes') && <ChangesDialog key="changes" deliverable={deliverable} move={move} />,
  ].filter(Boolean);
  return (
    <DeliverableItem
      deliverable={deliverable}
      notice={<ChangedNotice changes={changes} />}
      actions={answers.length > 0 && answers}
    />
  );
}

const groups = [
  { state: 'in-progress', title: 'In progress', empty: 'Nothing in progress.' },
  { state: 'planned', title: 'Next', empty: 'Nothing else planned yet.' },
  {
    state: 'done',
    title: 'Done',
    empty: 'Completed milestones and the deliverables you approved appear here.',
  },
] as const satisfies readonly { state: MilestoneState; title: string; empty: string }[];

function Group({
  title,
  empty,
  milestones,
}: {
  title: string;
  empty: string;
  milestones: readonly Milestone[];
}): ReactElement {
  return (
    <Stack asChild gap={4}>
      <section aria-label={title}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {milestones.length === 0 ? (
          <Text tone="muted">{empty}</Text>
        ) : (
          <ul css={styles.list}>
            {milestones.map((milestone) => (
              <li key={milestone.id} css={styles.milestone}>
                <MilestoneHead milestone={milestone} level={3} withPhase />
                {milestone.deliverables.length > 0 && (
                  <ul css={styles.deliverables} aria-label={`Deliverables of ${milestone.title}`}>
                    {milestone.deliverables.map((deliverable) => (
                      <AnsweredItem key={deliverable.id} deliverable={deliverable} />
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Stack>
  );
}

/** Links to the deliverables that await the client's approval. */
function Awaiting({ milestones }: { milestones: readonly Milestone[] }): ReactElement | null {
  const awaiting = milestones
    .flatMap(({ deliverables }) => deliverables)
    .filter(({ state }) => state === 'awaiting-approval');
  if (awaiting.length === 0) return null;
  return (
    <Alert
      tone="info"
      title={
        awaiting.length === 1
          ? '1 deliverable awaits your approval'
          : `${awaiting.length} deliverables await your approval`
      }
    >
      <ul css={styles.awaiting}>
        {awaiting.map((deliverable) => (
          <li key={deliverable.id}>
            <Link href={`#${anchorOf(deliverable)}`}>{deliverable.title}</Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Plan({ milestones }: { milestones: readonly Milestone[] }): ReactElement {
  const { clientId } = useProjectContext();
  const today = useToday();
  const { data } = useEndpoint(
    projectEndpoints.getProject,
    { params: { clientId } },
    { revalidateIfStale: true },
  );
  return (
    <>
      {data && (
        <Card asChild>
          <section aria-label="Progress">
            <Stack gap={5}>
              <Text tone="muted">
                {data.project.name}, since {formatCompactDay(data.project.startedOn, today)}.{' '}
                {progressOf(milestones).percent}% of milestones done.
              </Text>
              <PhaseProgress phase={data.project.phase} milestones={milestones} />
            </Stack>
          </section>
        </Card>
      )}
      <Awaiting milestones={milestones} />
      {groups.map(({ state, ...group }) => (
        <Group key={state} {...group} milestones={milestones.filter((each) => each.state === state)} />
      ))}
    </>
  );
}

/** Status of the client's project: milestones in progress, planned, and done, and pending approvals. */
export default function ProjectPage(): ReactElement {
  const { data, error, mutate } = usePlan();
  return (
    <Stack gap={8}>
      <AreaHeader
        title="Your project"
        tabTitle="Project"
        lead="What we’re working on, what’s next and what we need from you."
      />
      {error && !data ? (
        <LoadFailure title="Couldn’t load your project" error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <PageSkeleton />
      ) : data.data.length === 0 ? (
        <EmptyState
          title="No plan yet"
          description="Your manager plans the milestones with you after the kick-off. They appear here with due dates and deliverables to approve."
        />
      ) : (
        <Plan milestones={data.data} />
      )}
    </Stack>
  );
}
