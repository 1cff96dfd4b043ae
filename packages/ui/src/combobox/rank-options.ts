import type { ComboboxOption } from './combobox-option.ts';

/** Lower case without accents, so that "etude" finds "Étude". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Where a word is found counts: at the start of the text, at the start of a word, elsewhere, not at all. */
function scoreWord(word: string, text: string): number {
  if (text.startsWith(word)) return 3;
  const at = text.indexOf(word);
  if (at < 0) return 0;
  const startsWord = text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word));
  return startsWord ? 2 : 1;
}

function score(option: ComboboxOption, search: string, words: readonly string[]): number {
  const label = fold(option.label);
  if (label === search) return Number.POSITIVE_INFINITY;
  const keywords = (option.keywords ?? []).map(fold);
  let total = 0;
  for (const word of words) {
    const inKeyword = keywords.some((keyword) => keyword.includes(word)) ? 0.5 : 0;
    const best = Math.max(scoreWord(word, label), inKeyword);
    if (best === 0) return 0;
    total += best;
  }
  return total;
}

/** The options in which every word of the search is found, the best first, equals in their own order. */
export function rankOptions(options: readonly ComboboxOption[], search: string): readonly ComboboxOption[] {
  const folded = fold(search);
  if (folded === '') return options;
  const words = folded.split(/\s+/);
  return options
    .map((option) => ({ option, score: score(option, folded, words) }))
    .filter((ranked) => ranked.score > 0)
    .sort((a, b) => (a.score === b.score ? 0 : b.score - a.score))
    .map((ranked) => ranked.option);
}

/** The option whose label is the text, whatever its case and accents. */
export function findByLabel(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const folded = fold(text);
  return options.find((option) => !option.disabled && fold(option.label) === folded);
}
