import { css, Global } from '@emotion/react';
import textFace from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import displayFace from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { ReactElement } from 'react';

/** What every page shows at once. */
export const preloadedFonts = [displayFace, textFace];

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
`;

/** The faces under the names that the tokens use, and local faces of the same measures until they are here. */
export function Fonts(): ReactElement {
  return <Global styles={fonts} />;
}
