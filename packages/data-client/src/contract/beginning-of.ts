/**
 * Truncates text between grapheme clusters: half an emoji is not well-formed Unicode, and databases and mail
 * servers reject it.
 *
 * @param most maximum length in UTF-16 code units, as `length` counts them
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const cut = characters.segment(text).containing(most)?.index;
  // A single grapheme can exceed the limit: a letter can carry any number of combining marks.
  return text.slice(0, cut || most).toWellFormed();
}
