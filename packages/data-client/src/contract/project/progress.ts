import { type Phase, phases } from './project.ts';
import type { MilestoneState } from './transitions.ts';

/** How far a phase is. */
export interface PhaseProgress {
  phase: Phase;
  done: number;
  total: number;
  /** Of its milestones, 0 to 100; 0 where it has none. */
  percent: number;
}

/** How far a project is: how many of its milestones are done, in all and in each phase. */
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
