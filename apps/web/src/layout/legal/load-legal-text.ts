import { type LegalText, legalTexts } from '../../content/legal.ts';
import { LegalSheet } from './legal-sheet.tsx';

export { LegalSheet };

/** Returns the legal text that a URL's fragment names: `/about#privacy-policy`. */
export function legalTextAt(address: string): LegalText | undefined {
  return legalTexts.find(({ id }) => address.endsWith(`#${id}`));
}
