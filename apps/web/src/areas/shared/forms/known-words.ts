/** Returns the words about a user that an attacker would try first. */
export function wordsOf(...texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []))];
}
