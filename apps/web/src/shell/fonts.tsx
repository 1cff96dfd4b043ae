import { Fonts } from '@uplift/ui/fonts';
import type { ReactElement } from 'react';
import displayFace from './fonts/display.woff2?url';
import textFace from './fonts/text.woff2?url';

/** What every page shows at once. */
export const preloadedFonts = [displayFace, textFace];

/** The faces of the kit, from this site: the letters and weights that it shows, made by `scripts/write-site-fonts.ts`. */
export function SiteFonts(): ReactElement {
  return <Fonts display={displayFace} text={textFace} />;
}
