import type { Phase } from './project.ts';

/** Who moves something: somebody of the client, or of the consultancy. */
export type Side = 'client' | 'team';

export const milestoneStates = ['planned', 'in-progress', 'done'] as const;
export type MilestoneState = (typeof milestoneStates)[number];

export const deliverableStates = ['draft', 'awaiting-approval', 'changes-requested', 'approved'] as const;
export type DeliverableState = (typeof deliverableStates)[number];

/** One thing that one side may do, and where it leads. */
export interface Transition<State extends string, Move extends string = string> {
  move: Move;
  from: State;
  to: State;
  by: Side;
}

/** Every rule of state there is: what is not in here cannot be done. Server and screens go by it. */
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

/** States of a deliverable in which the client owes no answer and is owed none. */
const settledStates: readonly DeliverableState[] = ['draft', 'approved'];

/** Whether the work on a deliverable is between the two sides: its milestone cannot be completed yet. */
export const isUnderDiscussion = (state: DeliverableState): boolean => !settledStates.includes(state);

/** An approved deliverable is what both sides agreed on: nobody changes it any more. */
export const isLocked = (state: DeliverableState): boolean => state === 'approved';

/** What a side can do with something that is in a state. */
/* @__NO_SIDE_EFFECTS__ */
export function movesFrom<State extends string, Move extends string>(
  table: readonly Transition<State, Move>[],
  from: State,
  side: Side,
): Transition<State, Move>[] {
  return table.filter((row) => row.from === from && row.by === side);
}

/** Whether a side may move something from one state to another, or else why not. */
/* @__NO_SIDE_EFFECTS__ */
export function judgeMove<State extends string>(
  table: readonly Transition<State>[],
  { from, to, side }: { from: State; to: State; side: Side },
): 'allowed' | 'other-side' | 'impossible' {
  const rows = table.filter((row) => row.from === from && row.to === to);
  if (rows.length === 0) return 'impossible';
  return rows.some(({ by }) => by === side) ? 'allowed' : 'other-side';
}
