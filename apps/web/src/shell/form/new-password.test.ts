import { describe, expect, it } from 'vitest';
import { newPasswordProblem, wordsOf } from './new-password.ts';

describe('newPasswordProblem', () => {
  it.each([
    ['', 'Enter a new password.'],
    ['eleven chars'.slice(0, 11), 'Choose at least 12 characters.'],
    ['x'.repeat(129), 'A password has at most 128 characters.'],
  ])('rejects %j', (password, problem) => {
    expect(newPasswordProblem(password)).toBe(problem);
  });

  it.each([['x'.repeat(12)], ['x'.repeat(128)], ['   spaces count as well   ']])('accepts %j', (password) => {
    expect(newPasswordProblem(password)).toBeUndefined();
  });
});

it('returns each word about a user once', () => {
  expect(wordsOf('Uplift', 'Maya Ødegård', null, 'maya.o@harbor-dental.example')).toEqual([
    'uplift',
    'maya',
    'ødegård',
    'harbor',
    'dental',
    'example',
  ]);
});
