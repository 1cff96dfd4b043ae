import { Fonts } from '@uplift/ui/fonts';
import type { ReactElement } from 'react';
import displayFace from './fonts/display.woff2?url';
import displayLatin from './fonts/display-latin.woff2?url';
import { latinRange } from './fonts/latin.ts';
import textFace from './fonts/text.woff2?url';
import textLatin from './fonts/text-latin.woff2?url';

/** Fonts that every page needs at once. */
export const preloadedFonts = [displayFace, textFace];

/**
 * Self-hosted fonts of the kit, subset to the characters and weights in use by `scripts/write-site-fonts.ts`.
 */
export function SiteFonts(): ReactElement {
  return (
    <Fonts
      display={[{ src: displayFace }, { src: displayLatin, unicodeRange: latinRange }]}
      text={[{ src: textFace }, { src: textLatin, unicodeRange: latinRange }]}
    />
  );
}
