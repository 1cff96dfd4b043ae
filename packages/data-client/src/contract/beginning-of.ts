/**
 * The beginning of a text, cut between characters as people see them: half an emoji is no text, and no database or mail
 * takes it.
 *
 * @param most how many UTF-16 units it has at most, as `length` counts them
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const cut = characters.segment(text).containing(most)?.index;
  // One character may be longer than there is room: a letter with any number of marks.
  return text.slice(0, cut || most).toWellFormed();
}
