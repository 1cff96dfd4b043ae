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
    'returns null for %j',
    ([header = null]) => {
      expect(readRetryAfter(header, now)).toBeNull();
    },
  );

  test('rounds fractions of a second up, so that no retry is early', () => {
    expect(readRetryAfter('Sat, 21 Nov 2026 12:00:01 GMT', now + 1)).toBe(1);
  });
});

describe('explainError', () => {
  test("keeps the server's own message", () => {
    const error = new ApiError('Wrong e-mail or password.', { status: 401, explained: true });
    expect(explainError(error, 'Login failed')).toBe(error);
  });

  test('uses the fallback message when the server sent none, and keeps all other fields', () => {
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

  test('uses the fallback message when the network failed, with the cause', () => {
    const error = new NetworkError('Couldn’t reach the server.');
    expect(explainError(error, 'Login failed')).toMatchObject({ message: 'Login failed', cause: error });
  });
});
