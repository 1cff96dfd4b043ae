import { foldText } from '../internal/search-text/fold-text.ts';
import type { ComboboxOption } from './combobox-option.ts';

/** Scores a match by its position: start of the text, start of a word, elsewhere, or no match. */
function scoreWord(word: string, text: string): number {
  if (text.startsWith(word)) return 3;
  const at = text.indexOf(word);
  if (at < 0) return 0;
  const startsWord = text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word));
  return startsWord ? 2 : 1;
}

function score(option: ComboboxOption, search: string, words: readonly string[]): number {
  const label = foldText(option.label);
  if (label === search) return Number.POSITIVE_INFINITY;
  const keywords = (option.keywords ?? []).map(foldText);
  let total = 0;
  for (const word of words) {
    const inKeyword = keywords.some((keyword) => keyword.includes(word)) ? 0.5 : 0;
    const best = Math.max(scoreWord(word, label), inKeyword);
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

/**
 * Returns the options that match every word of the search, best matches first. Equal matches keep their
 * order.
 */
export function rankOptions(options: readonly ComboboxOption[], search: string): readonly ComboboxOption[] {
  const folded = foldText(search);
  if (folded === '') return options;
  const words = folded.split(/\s+/);
  return options
    .map((option) => ({ option, score: score(option, folded, words) }))
    .filter((ranked) => ranked.score > 0)
    .sort((a, b) => (a.score === b.score ? 0 : b.score - a.score))
    .map((ranked) => ranked.option);
}

/** Returns the option with this label, ignoring case and accents. */
export function findByLabel(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const folded = foldText(text);
  return options.find((option) => !option.disabled && foldText(option.label) === folded);
}
