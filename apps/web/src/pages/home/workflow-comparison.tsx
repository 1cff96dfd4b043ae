import { Button } from '@uplift/ui/button';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useState } from 'react';
import {
  formatDuration,
  minutesBack,
  minutesByHand,
  minutesWithUplift,
  stepsByHand,
  stepsWithUplift,
  type WorkflowStep,
} from './order-workflow.ts';
import * as styles from './workflow-comparison.styles.ts';

/** Passes the place on the lane to the styles. */
function placed(before: number, minutes = 0): CSSProperties & Record<`--${string}`, number> {
  return { '--before': before, '--minutes': minutes };
}

const placesByHand = stepsByHand.map((step, index) => ({
  ...step,
  before: stepsByHand.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0),
}));

function LaneByHand(): ReactElement {
  return (
    <div css={styles.bar} aria-hidden>
      {placesByHand.map(({ name, short, before, minutes }) => (
        <span key={name} css={styles.step} style={placed(before, minutes)}>
          <span css={styles.stepLabel}>
            <b>{short}</b>
            {minutes}
          </span>
        </span>
      ))}
    </div>
  );
}

function LaneWithUplift(): ReactElement {
  return (
    <div css={styles.bar}>
      <span css={styles.check} style={placed(0, minutesWithUplift)} />
      <span css={styles.automatic} style={placed(0)} />
      <span css={styles.automatic} style={placed(minutesWithUplift)} />
      <p css={styles.back} style={placed(minutesWithUplift)}>
        <strong css={styles.backLabel}>
          <span css={styles.minutesBack}>
            <span>{formatDuration(minutesBack)}</span>
          </span>{' '}
          back
        </strong>
      </p>
    </div>
  );
}

function markOf({ minutes }: WorkflowStep, automated: boolean) {
  if (!automated) return styles.marks.byHand;
  return minutes > 0 ? styles.marks.check : styles.marks.automatic;
}

function Steps({
  label,
  steps,
  automated = false,
}: {
  label: string;
  steps: readonly WorkflowStep[];
  automated?: boolean;
}): ReactElement {
  return (
    <ol aria-label={label} css={[styles.steps, automated ? styles.inRow : styles.narrowOnly]}>
      {steps.map((step) => (
        <li key={step.name} css={styles.stepText}>
          <span css={markOf(step, automated)} aria-hidden />
          <span>{step.name}</span>
          <span css={automated ? styles.minutesInRow : styles.minutes}>
            {step.minutes > 0 ? `${step.minutes} min` : 'automatic'}
          </span>
        </li>
      ))}
    </ol>
  );
}

/**
 * Compares one workflow before and after its automation on two lanes in true proportion. Plays once: the blocks
 * of the first lane fold into the second.
 */
export function WorkflowComparison({ children }: { children: ReactNode }): ReactElement {
  const [run, setRun] = useState(0);
  return (
    <figure css={styles.frame}>
      <figcaption css={styles.head}>
        <span css={styles.title}>One order, inquiry to invoice</span>
        <span css={styles.replay}>
          <Button variant="ghost" size="sm" onClick={() => setRun(run + 1)}>
            Replay
          </Button>
        </span>
      </figcaption>
      {/* A new key restarts the animations. */}
      <div key={run} data-lanes css={styles.stage}>
        <p css={styles.laneHead}>
          <span css={styles.laneTitle}>By hand</span>
          <span css={[styles.total, styles.totalByHand]}>
            <span>{formatDuration(minutesByHand)}</span>
          </span>
        </p>
        <LaneByHand />
        <Steps label="By hand" steps={stepsByHand} />
        <p css={styles.laneHead}>
          <span css={styles.laneTitle}>With Uplift</span>
          <span css={[styles.total, styles.totalWithUplift]}>{formatDuration(minutesWithUplift)}</span>
        </p>
        <LaneWithUplift />
        <Steps label="With Uplift" steps={stepsWithUplift} automated />
      </div>
      {children}
    </figure>
  );
}
