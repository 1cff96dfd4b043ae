import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.for([
  '1q2w3e4r5t6y',
  'Qwerty123456',
  'leavemealone',
  'Password1234',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'sunshine!!!!',
  'Uplift-Admin-2026',
  'upliftsystems!',
])('rejects %s as common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.for([
  'seven green bicycles',
  'uplift seven green bicycles',
  'k7m2p-x9f4q-w3h8t-n6r5v',
  'Wolken über dem Deich',
  '長いパスワードを選びました！',
])('accepts %s', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
