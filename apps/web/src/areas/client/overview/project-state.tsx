import type { Milestone, Phase } from '@uplift/data-client/contract/project';
import { progressOf } from '@uplift/data-client/contract/project';
import { Heading } from '@uplift/ui/heading';
import { Link } from '@uplift/ui/link';
import { Progress } from '@uplift/ui/progress';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useToday } from '../../../app/time/office-day.ts';
import { viewerDay } from '../../../app/time/viewer-time.ts';
import { anchorOf } from '../../../features/project/plan/deliverable-item.tsx';
import { PhaseProgress } from '../../../features/project/plan/phase-progress.tsx';
import { describeDueDate, formatCompactDay } from '../../../features/project/plan/plan-labels.ts';
import * as styles from './overview-page.styles.ts';
import { OverviewSection } from './overview-section.tsx';

const project = { label: 'Your project', to: '/client/project' };

/** Progress of the project and the next milestone. */
export function ProjectState({
  phase,
  milestones,
}: {
  phase: Phase;
  milestones: readonly Milestone[];
}): ReactElement {
  const next =
    milestones.find(({ state }) => state === 'in-progress') ??
    milestones.find(({ state }) => state === 'planned');
  const { percent } = progressOf(milestones);
  const today = useToday();
  return (
    <OverviewSection title="Project status" more={project}>
      <Stack gap={5}>
        <PhaseProgress phase={phase} milestones={milestones} />
        <Progress label="Milestones done" value={percent} max={100} valueText={`${percent}%`} />
        {next ? (
          <Stack gap={1}>
            <Text size="sm" tone="muted">
              {next.state === 'in-progress' ? 'In progress' : 'Next'}
            </Text>
            <Heading level={3} size="sm">
              {next.title}
            </Heading>
            <Text size="sm" tone="muted">
              Due {formatCompactDay(next.dueOn, today)}, {describeDueDate(next.dueOn, today)}
            </Text>
          </Stack>
        ) : (
          <Text tone="muted">
            {milestones.length > 0 ? 'All milestones are done.' : 'The first milestones are being planned.'}
          </Text>
        )}
      </Stack>
    </OverviewSection>
  );
}

/** Deliverables that await the client's approval, longest waiting first. */
export function AwaitingApproval({ milestones }: { milestones: readonly Milestone[] }): ReactElement {
  const today = useToday();
  const waiting = milestones
    .flatMap(({ deliverables, title }) =>
      deliverables.map((deliverable) => ({ deliverable, milestone: title })),
    )
    .filter(({ deliverable }) => deliverable.state === 'awaiting-approval')
    .sort((first, second) => first.deliverable.stateSince.localeCompare(second.deliverable.stateSince));
  return (
    <OverviewSection title="Awaiting your approval">
      {waiting.length === 0 ? (
        <Text tone="muted">Nothing to approve. Deliverables that need your approval appear here.</Text>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        <ul role="list" css={styles.list}>
          {waiting.map(({ deliverable, milestone }) => (
            <li key={deliverable.id} css={styles.row}>
              <Link asChild>
                <RouterLink to={`/client/project#${anchorOf(deliverable)}`}>{deliverable.title}</RouterLink>
              </Link>
              <Text size="sm" tone="subtle">
                {milestone}, since {formatCompactDay(viewerDay(deliverable.stateSince), today)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}
