import { expect, it } from 'vitest';
import { readArrival } from './sign-in-arrival.ts';

it('reads the e-mail address and whether the session ended', () => {
  expect(readArrival({ email: 'maya@harbor.example', sessionEnded: true })).toEqual({
    email: 'maya@harbor.example',
    sessionEnded: true,
  });
});

it.each([[null], [undefined], ['text'], [[]], [{}], [{ email: 7, sessionEnded: 'yes' }]])(
  'returns an empty object for %j',
  (state) => {
    expect(readArrival(state)).toEqual({});
  },
);
