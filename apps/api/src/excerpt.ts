import { beginningOf } from '@uplift/data-client/contract';

/** Truncates a text that is longer than `length`. The result ends with an ellipsis. */
export function excerptOf(text: string, length: number): string {
  const words = text.trim();
  return words.length <= length ? words : `${beginningOf(words, length - 1).trimEnd()}…`;
}
