/**
 * Counts the characters of a password as servers do: Unicode code points in normalization form C. An emoji has
 * two UTF-16 code units, and some keyboards enter ü as two code points.
 */
export function countCharacters(password: string): number {
  return [...password.normalize('NFC')].length;
}
