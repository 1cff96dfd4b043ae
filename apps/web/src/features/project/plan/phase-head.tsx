import type { Milestone, Phase } from '@uplift/data-client/contract/project';
import { Heading, type HeadingLevel } from '@uplift/ui/heading';
import { Progress } from '@uplift/ui/progress';
import type { ReactElement } from 'react';
import * as styles from './plan.styles.ts';
import { phaseNames } from './plan-labels.ts';

export interface PhaseHeadProps {
  phase: Phase;
  /** The milestones of the phase. */
  milestones: readonly Milestone[];
  /** Heading level in the page's outline. */
  level: HeadingLevel;
}

/** Title and progress of a phase, above its milestones. */
export function PhaseHead({ phase, milestones, level }: PhaseHeadProps): ReactElement {
  const total = milestones.length;
  const done = milestones.filter(({ state }) => state === 'done').length;
  return (
    <div css={styles.phaseHead}>
      <Heading level={level} size="sm">
        {phaseNames[phase]}
      </Heading>
      {total > 0 && (
        <>
          <Progress
            label={`Milestones done in ${phaseNames[phase]}`}
            hideLabel
            value={done}
            max={total}
            valueText={`${done} of ${total}`}
            css={styles.phaseTrack}
          />
          <span aria-hidden css={styles.phaseCount}>
            {done} of {total} done
          </span>
        </>
      )}
    </div>
  );
}
