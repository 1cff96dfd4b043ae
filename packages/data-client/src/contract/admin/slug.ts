import transliterate from '@sindresorhus/transliterate';
import { storyLimits } from './story-fields.ts';

/** Hashes text to a number below 1,000,000. */
function numberOf(text: string): number {
  let number = 0;
  for (const character of text) number = (number * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000;
  return number;
}

/**
 * Converts a title to a URL slug in Latin letters: "A dental group" becomes "a-dental-group". A title in a
 * script that can't be transliterated, such as Chinese, gets a number: "story-38215". Empty only for an empty
 * title.
 */
export function slugOf(title: string): string {
  const slug = transliterate(title)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, storyLimits.slug)
    .replace(/-$/, '');
  const isSpelledOut = /\p{L}/u.test(title) ? /[a-z]/ : /\d/;
  return isSpelledOut.test(slug) || title.trim() === '' ? slug : `story-${numberOf(title)}`;
}
