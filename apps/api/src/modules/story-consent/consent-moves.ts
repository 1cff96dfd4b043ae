import type { ConsentState } from '@uplift/data-client/contract/project';

/** What somebody does about telling a client's story. */
export type ConsentMove = 'ask' | 'give' | 'withdraw';

/** Where each move leads from each state. What is not in here is refused. */
const moves: Readonly<Record<ConsentMove, Partial<Record<ConsentState, ConsentState>>>> = {
  ask: { none: 'asked', withdrawn: 'asked' },
  give: { asked: 'given', withdrawn: 'given' },
  withdraw: { asked: 'withdrawn', given: 'withdrawn' },
};

/** The state after a move; null where it cannot be made. */
export function stateAfter(state: ConsentState, move: ConsentMove): ConsentState | null {
  return moves[move][state] ?? null;
}
