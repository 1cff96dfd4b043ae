import { consentStates } from '@uplift/data-client/contract/project';
import { expect, test } from 'vitest';
import { type ConsentMove, stateAfter } from './consent-moves.ts';

test('allows each move only from its listed states', () => {
  const table = (move: ConsentMove) =>
    Object.fromEntries(consentStates.map((state) => [state, stateAfter(state, move)]));
  expect(table('ask')).toEqual({ none: 'asked', asked: null, given: null, withdrawn: 'asked' });
  expect(table('give')).toEqual({ none: null, asked: 'given', given: null, withdrawn: 'given' });
  expect(table('withdraw')).toEqual({ none: null, asked: 'withdrawn', given: 'withdrawn', withdrawn: null });
});
