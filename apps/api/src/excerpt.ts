import { beginningOf } from '@uplift/data-client/contract';

/** A text as it is where there is room, else its beginning. */
export function excerptOf(text: string, length: number): string {
  const words = text.trim();
  return words.length <= length ? words : `${beginningOf(words, length - 1).trimEnd()}…`;
}
