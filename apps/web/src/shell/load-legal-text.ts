import { type LegalText, legalTexts } from '../content/legal.ts';
import { LegalSheet } from './legal-sheet.tsx';

export { LegalSheet };

/** The text that an address ends with: `/about#privacy-policy`. */
export function legalTextAt(address: string): LegalText | undefined {
  return legalTexts.find(({ id }) => address.endsWith(`#${id}`));
}
