import { type Phase, phases } from './project.ts';
import type { MilestoneState } from './transitions.ts';

/** The progress of a phase. */
export interface PhaseProgress {
  phase: Phase;
  done: number;
  total: number;
  /** Percentage of milestones done, 0 to 100. 0 if there are none. */
  percent: number;
}

/** The progress of a project, in total and by phase, measured by milestones done. */
/* @__NO_SIDE_EFFECTS__ */
export function progressOf(milestones: readonly { phase: Phase; state: MilestoneState }[]): {
  percent: number;
  phases: PhaseProgress[];
} {
  const count = (rows: readonly { state: MilestoneState }[]) => {
    const done = rows.filter(({ state }) => state === 'done').length;
    return {
      done,
      total: rows.length,
      percent: rows.length === 0 ? 0 : Math.floor((done / rows.length) * 100),
    };
  };
  return {
    percent: count(milestones).percent,
    phases: phases.map((phase) => ({ phase, ...count(milestones.filter((row) => row.phase === phase)) })),
  };
}
