import type { Phase } from './project.ts';

/** The side that makes a transition: the client or the team. */
export type Side = 'client' | 'team';

export const milestoneStates = ['planned', 'in-progress', 'done'] as const;
export type MilestoneState = (typeof milestoneStates)[number];

export const deliverableStates = ['draft', 'awaiting-approval', 'changes-requested', 'approved'] as const;
export type DeliverableState = (typeof deliverableStates)[number];

/** A state transition that one side may make. */
export interface Transition<State extends string, Move extends string = string> {
  move: Move;
  from: State;
  to: State;
  by: Side;
}

/** All allowed state transitions. The server and the screens both use this table. */
export const transitions = {
  milestone: [
    { move: 'start', from: 'planned', to: 'in-progress', by: 'team' },
    { move: 'put-back', from: 'in-progress', to: 'planned', by: 'team' },
    { move: 'complete', from: 'in-progress', to: 'done', by: 'team' },
    { move: 'reopen', from: 'done', to: 'in-progress', by: 'team' },
  ],
  deliverable: [
    { move: 'ask', from: 'draft', to: 'awaiting-approval', by: 'team' },
    { move: 'withdraw', from: 'awaiting-approval', to: 'draft', by: 'team' },
    { move: 'approve', from: 'awaiting-approval', to: 'approved', by: 'client' },
    { move: 'request-changes', from: 'awaiting-approval', to: 'changes-requested', by: 'client' },
    { move: 'ask', from: 'changes-requested', to: 'awaiting-approval', by: 'team' },
    { move: 'withdraw', from: 'changes-requested', to: 'draft', by: 'team' },
  ],
  phase: [
    { move: 'advance', from: 'audit', to: 'optimize', by: 'team' },
    { move: 'advance', from: 'optimize', to: 'scale', by: 'team' },
    { move: 'go-back', from: 'scale', to: 'optimize', by: 'team' },
    { move: 'go-back', from: 'optimize', to: 'audit', by: 'team' },
  ],
} as const satisfies {
  milestone: readonly Transition<MilestoneState>[];
  deliverable: readonly Transition<DeliverableState>[];
  phase: readonly Transition<Phase>[];
};

/** Deliverable states in which neither side awaits a response from the other. */
const settledStates: readonly DeliverableState[] = ['draft', 'approved'];

/** Whether a deliverable is under discussion. Its milestone can't be completed until it is settled. */
export const isUnderDiscussion = (state: DeliverableState): boolean => !settledStates.includes(state);

/** An approved deliverable is what both sides agreed on, so it is locked. */
export const isLocked = (state: DeliverableState): boolean => state === 'approved';

/** The transitions a side can make from a state. */
/* @__NO_SIDE_EFFECTS__ */
export function movesFrom<State extends string, Move extends string>(
  table: readonly Transition<State, Move>[],
  from: State,
  side: Side,
): Transition<State, Move>[] {
  return table.filter((row) => row.from === from && row.by === side);
}

/** Whether a side may make a transition, and if not, why. */
/* @__NO_SIDE_EFFECTS__ */
export function judgeMove<State extends string>(
  table: readonly Transition<State>[],
  { from, to, side }: { from: State; to: State; side: Side },
): 'allowed' | 'other-side' | 'impossible' {
  const rows = table.filter((row) => row.from === from && row.to === to);
  if (rows.length === 0) return 'impossible';
  return rows.some(({ by }) => by === side) ? 'allowed' : 'other-side';
}
