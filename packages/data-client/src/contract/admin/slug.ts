import transliterate from '@sindresorhus/transliterate';
import { storyLimits } from './story-fields.ts';

/** A number that follows from a text. */
function numberOf(text: string): number {
  let number = 0;
  for (const character of text) number = (number * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000;
  return number;
}

/**
 * The words of a title in Latin letters, as the last part of an address: "A dental group" is "a-dental-group". A title
 * in a script that cannot be spelled out, such as Chinese, gets a number: "story-38215". Empty for an empty title only.
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
