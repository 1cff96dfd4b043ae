import { describe, expect, test } from 'vitest';
import { ApiError, MalformedAnswerError, NetworkError } from '../http/index.ts';
import { MUTATION_RETRY_DELAY_MS, readRetryDelay, shouldRetryMutation, shouldRetryRead } from './index.ts';

function answered(status: number, retryAfter: number | null = null): ApiError {
  return new ApiError('No.', { status, retryAfter });
}

const network = new NetworkError('No answer.');
const malformed = new MalformedAnswerError('Nonsense.');
const bug = new RangeError('Ours.');

describe('a failed read is tried again', () => {
  test.for([
    ['400', answered(400), false, false],
    ['401', answered(401), false, false],
    ['403', answered(403), false, false],
    ['404', answered(404), false, false],
    ['409', answered(409), false, true],
    ['429', answered(429), false, true],
    ['500', answered(500), true, true],
    ['503', answered(503), true, true],
    ['no answer', network, true, true],
    ['a malformed answer', malformed, false, true],
    ['a mistake of ours', bug, false, true],
  ] as const)('after %s', ([, error, online, offline]) => {
    expect(shouldRetryRead(error, 1, true)).toBe(online);
    expect(shouldRetryRead(error, 1, false)).toBe(offline);
  });

  test('once', () => {
    expect(shouldRetryRead(network, 2, true)).toBe(false);
    expect(shouldRetryRead(answered(500), 2, false)).toBe(false);
  });
});

describe('a failed mutation is tried again', () => {
  test.for([
    ['400', answered(400), false, true],
    ['500', answered(500), false, true],
    ['no answer', network, true, true],
    ['a malformed answer', malformed, false, true],
  ] as const)('after %s', ([, error, online, offline]) => {
    expect(shouldRetryMutation(error, 1, true)).toBe(online);
    expect(shouldRetryMutation(error, 1, false)).toBe(offline);
  });

  test('once', () => {
    expect(shouldRetryMutation(network, 2, true)).toBe(false);
    expect(shouldRetryMutation(network, 2, false)).toBe(false);
  });

  test('after a second', () => {
    expect(MUTATION_RETRY_DELAY_MS).toBe(1_000);
  });
});

describe('the wait before a read is tried again', () => {
  test.for([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [4, 5_000],
    [10, 5_000],
  ] as const)('after failure %d is %d ms', ([failures, wait]) => {
    expect(readRetryDelay(network, failures)).toBe(wait);
  });

  test('is at least what the server asked for', () => {
    expect(readRetryDelay(answered(503, 30), 1)).toBe(30_000);
    expect(readRetryDelay(answered(503, 0), 1)).toBe(1_000);
  });

  test('is never more than a timer takes, which would fire at once', () => {
    expect(readRetryDelay(answered(503, 10 ** 9), 1)).toBe(2_147_483_647);
  });
});
