import { type Milestone, type Phase, progressOf } from '@uplift/data-client/contract/project';
import { Heading } from '@uplift/ui/heading';
import { Progress } from '@uplift/ui/progress';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { useToday } from '../../../app/time/office-day.ts';
import { PhaseProgress } from '../../../features/project/plan/phase-progress.tsx';
import { describeDueDate, formatCompactDay } from '../../../features/project/plan/plan-labels.ts';
import * as styles from './overview-page.styles.ts';
import { OverviewSection } from './overview-section.tsx';

const project = { label: 'View project', to: '/client/project' };

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
      <div css={styles.project}>
        <Stack gap={5}>
          <PhaseProgress phase={phase} milestones={milestones} />
          <Progress label="Milestones done" value={percent} max={100} valueText={`${percent}%`} />
        </Stack>
        {next ? (
          <div css={styles.next}>
            <Text size="sm" tone="muted">
              {next.state === 'in-progress' ? 'In progress' : 'Next'}
            </Text>
            <Heading level={3} size="sm">
              {next.title}
            </Heading>
            <Text size="sm" tone="muted">
              Due {formatCompactDay(next.dueOn, today)}, {describeDueDate(next.dueOn, today)}
            </Text>
          </div>
        ) : (
          <Text tone="muted" css={styles.next}>
            {milestones.length > 0 ? 'All milestones are done.' : 'The first milestones are being planned.'}
          </Text>
        )}
      </div>
    </OverviewSection>
  );
}
