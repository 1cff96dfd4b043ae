import { describe, expect, it } from 'vitest';
import { newPasswordProblem, wordsOf } from './new-password.ts';

describe('newPasswordProblem', () => {
  it.each([
    ['an empty password', '', 'Enter a new password.'],
    ['11 letters', 'x'.repeat(11), 'Choose at least 12 characters.'],
    ['129 letters', 'x'.repeat(129), 'A password has at most 128 characters.'],
    ['6 emoji', '🎉'.repeat(6), 'Choose at least 12 characters.'],
    ['129 emoji', '🎉'.repeat(129), 'A password has at most 128 characters.'],
    ['invisible characters only', '\u200b'.repeat(12), 'Choose characters that can be seen.'],
    ['spaces only', ' '.repeat(12), 'Choose characters that can be seen.'],
  ])('rejects %s', (_, password, problem) => {
    expect(newPasswordProblem(password)).toBe(problem);
  });

  it.each([
    ['12 letters', 'x'.repeat(12)],
    ['128 letters', 'x'.repeat(128)],
    ['words between spaces', '   spaces count as well   '],
    ['12 emoji', '🎉'.repeat(12)],
    ['65 emoji', '🎉'.repeat(65)],
    ['128 emoji', '🎉'.repeat(128)],
  ])('accepts %s', (_, password) => {
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
