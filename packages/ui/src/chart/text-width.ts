const narrow = /[\sfijlrtI.,:;'\u2066-\u2069]/;
/** The first of the East Asian scripts, whose characters are one em wide. */
const SQUARE = '\u2e80';

/**
 * Estimates the maximum width of a text, because servers can't measure. In the unit of `em`, the font size.
 */
export function textWidth(text: string, em: number): number {
  return [...text].reduce(
    (sum, character) => sum + (character >= SQUARE ? em : em * (narrow.test(character) ? 0.34 : 0.62)),
    0,
  );
}

/** Returns the width of the widest text. */
export function widestOf(texts: readonly string[], em: number): number {
  return Math.max(0, ...texts.map((text) => textWidth(text, em)));
}

/** Truncates the text if it doesn't fit. */
export function truncate(text: string, room: number, em: number, end = ''): string {
  const characters = [...text];
  return textWidth(text + end, em) <= room || characters.length < 2
    ? text.trimEnd() + end
    : truncate(characters.slice(0, -1).join(''), room, em, '…');
}
