import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));

/** Words that an attacker of this product tries first. `docs/security.md` lists them too. */
const contextWords = [
  'uplift',
  'systems',
  'audit',
  'automation',
  'optimize',
  'scale',
  'client',
  'manager',
  'admin',
  'portal',
] as const;

/** Minimum number of letters and digits besides the context words. */
const OTHER_CHARACTERS = 6;

/** Whether a password is little more than context words: "Uplift-Admin-2026". */
function isOfContextWords(lower: string): boolean {
  const rest = contextWords.reduce((text, word) => text.replaceAll(word, ''), lower);
  return rest.length < lower.length && rest.replace(/[^\p{L}\p{N}]/gu, '').length < OTHER_CHARACTERS;
}

/** Whether a password is a common one, in any case, repeated, or with digits or symbols appended. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (common.has(lower) || isOfContextWords(lower)) return true;
  const stem = lower.replace(/[^a-z]+$/, '');
  // "password123!" and "passwordpassword" are as weak as the word they are made of.
  if (stem.length >= 4 && lower.length - stem.length <= 4 && common.has(stem)) return true;
  return /^(.{1,8})\1+$/s.test(lower);
}
