/** PostgreSQL text can't hold this character, and no field needs it. */
const NUL = '\u0000';

/** Error message of a field with such text. */
export const UNSTORABLE =
  'This has a character that can’t be stored: U+0000 or half of an emoji. Type it again.';

const isUnstorable = (text: string): boolean => text.includes(NUL) || !text.isWellFormed();

/**
 * Finds text that PostgreSQL can't store: with the character U+0000 or a lone surrogate.
 *
 * @returns the path of the field, joined by dots; empty for the value itself, null when there is none
 */
export function unstorablePlace(value: unknown): string | null {
  if (typeof value === 'string') return isUnstorable(value) ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, child] of Object.entries(value)) {
    // A key that can't be stored can't be named in the error either, so report its parent.
    if (isUnstorable(name)) return '';
    const place = unstorablePlace(child);
    if (place !== null) return place === '' ? name : `${name}.${place}`;
  }
  return null;
}
