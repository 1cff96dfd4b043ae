import { defaultFilter } from 'cmdk';

/**
 * Scores an item with cmdk's filter, if it contains every word of the search. Without that condition, letters
 * scattered over a long text would match.
 */
export function matchWords(value: string, search: string, keywords: string[] = []): number {
  const text = `${value} ${keywords.join(' ')}`.toLowerCase();
  const isMatch = search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
  // cmdk's filter doesn't find words in another order.
  return isMatch ? Math.max(defaultFilter(value, search, keywords), Number.MIN_VALUE) : 0;
}
