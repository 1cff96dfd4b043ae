const narrow = /[\sfijlrtI.,:;'\u2066-\u2069]/;
/** The first of the East Asian scripts, whose characters are squares. */
const SQUARE = '\u2e80';

/** How wide a text will be at most, roughly: servers cannot measure. In the unit of `em`, the size of the type. */
export function textWidth(text: string, em: number): number {
  return [...text].reduce(
    (sum, character) => sum + (character >= SQUARE ? em : em * (narrow.test(character) ? 0.34 : 0.62)),
    0,
  );
}

/** The width of the widest of some texts. */
export function widestOf(texts: readonly string[], em: number): number {
  return Math.max(0, ...texts.map((text) => textWidth(text, em)));
}

/** The text, or as much of it as there is room for. */
export function truncate(text: string, room: number, em: number, end = ''): string {
  const characters = [...text];
  return textWidth(text + end, em) <= room || characters.length < 2
    ? text.trimEnd() + end
    : truncate(characters.slice(0, -1).join(''), room, em, '…');
}
