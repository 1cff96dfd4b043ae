import { describe, expect, test } from 'vitest';
import { ApiError, MalformedAnswerError, NetworkError } from '../http/index.ts';
import { readRetryDelay, shouldRetryMutation, shouldRetryRead } from './index.ts';

const network = new NetworkError('No answer.');

describe('errors unrelated to the network are retried only while offline', () => {
  test.for([
    ['a malformed answer', new MalformedAnswerError('Nonsense.')],
    ['a mistake of ours', new RangeError('Ours.')],
  ] as const)('%s', ([, error]) => {
    expect([shouldRetryRead(error, 1, true), shouldRetryMutation(error, 1, true)]).toEqual([false, false]);
    expect([shouldRetryRead(error, 1, false), shouldRetryMutation(error, 1, false)]).toEqual([true, true]);
  });
});

test('nothing is retried twice', () => {
  expect(shouldRetryRead(network, 2, false)).toBe(false);
  expect(shouldRetryMutation(network, 2, false)).toBe(false);
});

test.for([3, 5, 60, 10 ** 9])('Retry-After %d delays a read by at most five seconds', (retryAfter) => {
  const error = new ApiError('Later.', { status: 503, retryAfter });
  expect(readRetryDelay(error, 1)).toBe(Math.min(retryAfter * 1_000, 5_000));
});
