import { dictionary } from '@zxcvbn-ts/language-common';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));

/** What anybody would try first at an account of this product. `docs/security.md` names them too. */
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

/** How much there has to be beside the words of this product. */
const OTHER_CHARACTERS = 6;

/** Whether a password is little more than words of this product: "Uplift-Admin-2026". */
function isOfContextWords(lower: string): boolean {
  const rest = contextWords.reduce((text, word) => text.replaceAll(word, ''), lower);
  return rest.length < lower.length && rest.replace(/[^\p{L}\p{N}]/gu, '').length < OTHER_CHARACTERS;
}

/** Whether a password is on lists of those that are tried first, in any case, and with digits or signs behind it. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (common.has(lower) || isOfContextWords(lower)) return true;
  const stem = lower.replace(/[^a-z]+$/, '');
  // "password123!" and "passwordpassword" are no better than what they are made of.
  if (stem.length >= 4 && lower.length - stem.length <= 4 && common.has(stem)) return true;
  return /^(.{1,8})\1+$/s.test(lower);
}
