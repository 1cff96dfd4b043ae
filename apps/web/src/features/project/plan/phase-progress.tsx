import { type Milestone, type Phase, phases, progressOf } from '@uplift/data-client/contract/project';
import { Stepper } from '@uplift/ui/stepper';
import type { ReactElement } from 'react';
import { phaseNames } from './plan-labels.ts';

export interface PhaseProgressProps {
  /** The current phase of the project. */
  phase: Phase;
  milestones: readonly Milestone[];
}

/** Phases of a project and their progress. */
export function PhaseProgress({ phase: current, milestones }: PhaseProgressProps): ReactElement {
  const at = phases.indexOf(current);
  return (
    <Stepper.Root label="Project phases">
      {progressOf(milestones).phases.map(({ phase, done, total, percent }, index) => (
        <Stepper.Step
          key={phase}
          state={index < at ? 'done' : index === at ? 'current' : 'upcoming'}
          description={total === 0 ? 'Nothing planned yet' : `${percent}%, ${done} of ${total} milestones`}
        >
          {phaseNames[phase]}
        </Stepper.Step>
      ))}
    </Stepper.Root>
  );
}
