import type { ConsentState } from '@uplift/data-client/contract/project';

/** An action on a client's consent to a success story. */
export type ConsentMove = 'ask' | 'give' | 'withdraw';

/** The state that each move leads to, by current state. All other moves are refused. */
const moves: Readonly<Record<ConsentMove, Partial<Record<ConsentState, ConsentState>>>> = {
  ask: { none: 'asked', withdrawn: 'asked' },
  give: { asked: 'given', withdrawn: 'given' },
  withdraw: { asked: 'withdrawn', given: 'withdrawn' },
};

/** The state after a move, or null if the move isn't allowed. */
export function stateAfter(state: ConsentState, move: ConsentMove): ConsentState | null {
  return moves[move][state] ?? null;
}
