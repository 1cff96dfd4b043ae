import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));

/** Whether a password is on lists of those that are tried first, in any case, and with digits or signs behind it. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (common.has(lower)) return true;
  const stem = lower.replace(/[^a-z]+$/, '');
  // "password123!" and "passwordpassword" are no better than what they are made of.
  if (stem.length >= 4 && lower.length - stem.length <= 4 && common.has(stem)) return true;
  return /^(.{1,8})\1+$/s.test(lower);
}
