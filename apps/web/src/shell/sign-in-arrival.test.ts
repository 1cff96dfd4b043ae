import { expect, it } from 'vitest';
import { readArrival } from './sign-in-arrival.ts';

it('reads what was handed over', () => {
  expect(readArrival({ email: 'maya@harbor.example', sessionEnded: true })).toEqual({
    email: 'maya@harbor.example',
    sessionEnded: true,
  });
});

it.each([[null], [undefined], ['text'], [[]], [{}], [{ email: 7, sessionEnded: 'yes' }]])(
  'reads nothing from %j',
  (state) => {
    expect(readArrival(state)).toEqual({});
  },
);
