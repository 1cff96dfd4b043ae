import { css, Global } from '@emotion/react';
import textFace from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import displayFace from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { ReactElement } from 'react';

/** What every page shows at once. */
export const preloadedFonts = [displayFace, textFace];

/**
 * The fallbacks carry the measures of the faces they stand in for: width by the average of an English text at the
 * weight of headings and of body text, ascent and descent from the `hhea` tables, over those of Arial.
 */
const fonts = css`
  @font-face {
    font-family: 'Uplift Display';
    src: url(${displayFace}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  @font-face {
    font-family: 'Uplift Text';
    src: url(${textFace}) format('woff2');
    font-weight: 100 900;
    font-display: swap;
  }
  @font-face {
    font-family: 'Uplift Display Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold');
    size-adjust: 98%;
    ascent-override: 98.97%;
    descent-override: 25.51%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Uplift Text Fallback';
    src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto');
    size-adjust: 105.09%;
    ascent-override: 95.63%;
    descent-override: 28.07%;
    line-gap-override: 0%;
  }
`;

/** The faces under the names that the tokens use, and local faces of the same measures until they are here. */
export function Fonts(): ReactElement {
  return <Global styles={fonts} />;
}
