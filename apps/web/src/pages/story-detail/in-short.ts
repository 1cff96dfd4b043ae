/** Characters that fit below the title of a search result. */
const LONGEST = 160;

/**
 * Shortens a text for search results: after a sentence if that uses half the space, otherwise between words.
 */
export function inShort(text: string): string {
  if (text.length <= LONGEST) return text;
  const sentences = text.slice(0, LONGEST + 1).lastIndexOf('. ');
  if (sentences >= LONGEST / 2) return text.slice(0, sentences + 1);
  const words = text.slice(0, LONGEST).lastIndexOf(' ');
  return `${text.slice(0, words).replace(/[,;:.]$/, '')}…`;
}
