import { describe, expect, test } from 'vitest';
import { ApiError, explainError, NetworkError, readRetryAfter } from './index.ts';

describe('Retry-After', () => {
  const now = Date.UTC(2026, 10, 21, 12, 0, 0);

  test.for([
    ['120', 120],
    ['0', 0],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
    ['Saturday, 21-Nov-26 12:00:30 GMT', 30],
    ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
  ] as const)('"%s" means %d seconds', ([header, seconds]) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });

  test.for([[null], [''], ['soon'], ['-5'], ['1.5'], ['Infinity'], ['Never, 99 Nov 2026'], ['0x10']])(
    '%j names no time',
    ([header = null]) => {
      expect(readRetryAfter(header, now)).toBeNull();
    },
  );

  test('rounds part of a second up, so that nobody comes too early', () => {
    expect(readRetryAfter('Sat, 21 Nov 2026 12:00:01 GMT', now + 1)).toBe(1);
  });
});

describe('an error for people', () => {
  test("is the server's own where it gave words for them", () => {
    const error = new ApiError('E-mail or password is wrong.', { status: 401, explained: true });
    expect(explainError(error, 'Login failed')).toBe(error);
  });

  test('has other words where the server gave none, and all that it told', () => {
    const error = new ApiError('Bad Gateway', { status: 502, retryAfter: 3, errors: { a: ['b'] } });
    const explained = explainError(error, 'Login failed');
    expect(explained).toBeInstanceOf(ApiError);
    expect(explained).toMatchObject({
      message: 'Login failed',
      status: 502,
      retryAfter: 3,
      errors: { a: ['b'] },
      cause: error,
    });
  });

  test('has other words where the network failed, and says why', () => {
    const error = new NetworkError('The server could not be reached.');
    expect(explainError(error, 'Login failed')).toMatchObject({ message: 'Login failed', cause: error });
  });
});
