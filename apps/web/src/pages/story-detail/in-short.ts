/** What fits below the title of a search result. */
const LONGEST = 160;

/** The sentences of a text that fit into a search result; at least as many words of the first as do. */
export function inShort(text: string): string {
  if (text.length <= LONGEST) return text;
  const sentences = text.slice(0, LONGEST + 1).lastIndexOf('. ');
  if (sentences >= LONGEST / 2) return text.slice(0, sentences + 1);
  const words = text.slice(0, LONGEST).lastIndexOf(' ');
  return `${text.slice(0, words).replace(/[,;:.]$/, '')}…`;
}
