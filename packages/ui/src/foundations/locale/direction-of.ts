import type { TextDirection } from '../../internal/direction/read-text-direction.ts';

// Firefox has no `Intl.Locale.prototype.getTextInfo` yet.
const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Returns the writing direction of a language, for the `dir` attribute of the document. */
export function directionOf(language: string): TextDirection {
  return RIGHT_TO_LEFT.has(new Intl.Locale(language).language) ? 'rtl' : 'ltr';
}
