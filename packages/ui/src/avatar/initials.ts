const segmenter = new Intl.Segmenter();

function firstLetter(word: string): string {
  for (const { segment } of segmenter.segment(word)) return segment.toLocaleUpperCase();
  return '';
}

/** Returns the first letters of the first and the last word. Handles every script and combining accents. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return firstLetter(first) + firstLetter(last);
}
