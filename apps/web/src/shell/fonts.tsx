import textFace from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import displayFace from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { Fonts } from '@uplift/ui/fonts';
import type { ReactElement } from 'react';

/** What every page shows at once. */
export const preloadedFonts = [displayFace, textFace];

/** The faces of the kit, from this site. */
export function SiteFonts(): ReactElement {
  return <Fonts display={displayFace} text={textFace} />;
}
