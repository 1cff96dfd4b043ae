/** Lowercases the text and removes accents, so "etude" matches "Étude". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
