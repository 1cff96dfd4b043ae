import {
  type Deliverable,
  type Milestone,
  movesFrom,
  phases,
  progressOf,
  projectEndpoints,
  transitions,
} from '@uplift/data-client/contract/project';
import { useEndpoint } from '@uplift/data-client/swr';
import { EmptyState } from '@uplift/ui/empty-state';
import { LinkButton } from '@uplift/ui/link-button';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { useToday } from '../../../app/time/office-day.ts';
import { ChangedNotice } from '../../../features/project/plan/changed-notice.tsx';
import { anchorOf, DeliverableItem } from '../../../features/project/plan/deliverable-item.tsx';
import { FoldedMilestone } from '../../../features/project/plan/folded-milestone.tsx';
import { MilestoneHead } from '../../../features/project/plan/milestone-head.tsx';
import { PhaseHead } from '../../../features/project/plan/phase-head.tsx';
import * as styles from '../../../features/project/plan/plan.styles.ts';
import { formatCompactDay, isLive, phaseNames } from '../../../features/project/plan/plan-labels.ts';
import { useMoveDeliverable } from '../../../features/project/plan/use-move-deliverable.ts';
import { usePlan } from '../../../features/project/plan/use-plan.ts';
import { useProjectContext } from '../../../features/project/project-context.tsx';
import { AreaHeader } from '../../shared/frame/area-header.tsx';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { PageSkeleton } from '../../shared/frame/page-skeleton.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { ChangesDialog } from './changes-dialog.tsx';

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

function MilestoneItem({ milestone }: { milestone: Milestone }): ReactElement {
  const { title, deliverables } = milestone;
  const list = deliverables.length > 0 && (
    <ul css={styles.deliverables} aria-label={`Deliverables of ${title}`}>
      {deliverables.map((deliverable) => (
        <AnsweredItem key={deliverable.id} deliverable={deliverable} />
      ))}
    </ul>
  );
  return (
    <li css={styles.milestone}>
      {isLive(milestone) ? (
        <>
          <MilestoneHead milestone={milestone} level={3} />
          {list}
        </>
      ) : (
        <FoldedMilestone milestone={milestone} level={3}>
          {list}
        </FoldedMilestone>
      )}
    </li>
  );
}

/** Leads to the deliverable that has waited longest for the client's approval. */
function ReviewLink({ milestones }: { milestones: readonly Milestone[] }): ReactElement | null {
  const pending = milestones
    .flatMap(({ deliverables }) => deliverables)
    .filter(({ state }) => state === 'awaiting-approval')
    .toSorted((one, other) => one.stateSince.localeCompare(other.stateSince));
  const [first] = pending;
  if (!first) return null;
  return (
    <LinkButton size="sm" variant="secondary" href={`#${anchorOf(first)}`}>
      {pending.length === 1 ? 'Review 1 deliverable' : `Review ${pending.length} deliverables`}
    </LinkButton>
  );
}

function Plan({ milestones }: { milestones: readonly Milestone[] }): ReactElement {
  return (
    <Stack gap={8}>
      {phases.map((phase) => {
        const ofPhase = milestones.filter((milestone) => milestone.phase === phase);
        return (
          <section key={phase} aria-label={phaseNames[phase]}>
            <PhaseHead phase={phase} milestones={ofPhase} level={2} />
            {ofPhase.length === 0 ? (
              <Text tone="muted">Nothing planned yet.</Text>
            ) : (
              <ul css={styles.list} aria-label={`Milestones in ${phaseNames[phase]}`}>
                {ofPhase.map((milestone) => (
                  <MilestoneItem key={milestone.id} milestone={milestone} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </Stack>
  );
}

/** Status of the client's project: milestones of each phase, and pending approvals. */
export default function ProjectPage(): ReactElement {
  const { clientId } = useProjectContext();
  const today = useToday();
  const { data, error, mutate } = usePlan();
  const project = useEndpoint(
    projectEndpoints.getProject,
    { params: { clientId } },
    { revalidateIfStale: true },
  ).data?.project;
  return (
    <Stack gap={6}>
      <AreaHeader
        title="Your project"
        tabTitle="Project"
        lead={
          project &&
          data &&
          [
            `${project.name}, since ${formatCompactDay(project.startedOn, today)}.`,
            data.data.length > 0 && `${progressOf(data.data).percent}% of milestones done.`,
          ]
            .filter(Boolean)
            .join(' ')
        }
      >
        {data && <ReviewLink milestones={data.data} />}
      </AreaHeader>
      {error && !data ? (
        <LoadFailure title="Couldn’t load your project" error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <PageSkeleton />
      ) : data.data.length === 0 ? (
        <EmptyState
          title="No plan yet"
          description="Your manager plans the milestones with you after the kickoff. They appear here with due dates and deliverables to approve."
        />
      ) : (
        <Plan milestones={data.data} />
      )}
    </Stack>
  );
}
