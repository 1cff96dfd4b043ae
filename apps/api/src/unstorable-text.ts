/** PostgreSQL text cannot hold this character, and no field of ours has a use for it. */
const NUL = '\u0000';

/** What is said of a field that holds such a text. */
export const UNSTORABLE =
  'This holds a character that cannot be stored: U+0000, or half of an emoji. Type it again.';

const isUnstorable = (text: string): boolean => text.includes(NUL) || !text.isWellFormed();

/**
 * Where a value holds a text that PostgreSQL cannot: one with the character U+0000, or with half of a surrogate pair.
 *
 * @returns the names that lead there, joined by dots, and empty for the value itself; null: nowhere
 */
export function unstorablePlace(value: unknown): string | null {
  if (typeof value === 'string') return isUnstorable(value) ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, child] of Object.entries(value)) {
    // A name that nobody can store cannot be named either: the place is what holds it.
    if (isUnstorable(name)) return '';
    const place = unstorablePlace(child);
    if (place !== null) return place === '' ? name : `${name}.${place}`;
  }
  return null;
}
