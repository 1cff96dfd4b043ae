'use client';
import { Global } from '@emotion/react';
import type { ReactElement } from 'react';

export interface FontsProps {
  /** Address of the variable face of headings: Instrument Sans, as `woff2`. */
  display: string;
  /** Address of the variable face of text: Geist, as `woff2`. */
  text: string;
}

/**
 * Local faces of the same measures, so that nothing moves when the real ones arrive: width by the average of an English
 * text at the weight of headings and of body text, ascent and descent from the `hhea` tables, over those of Arial.
 * Its equal on Linux comes first: there alone a browser asks another process for each name, and the page waits.
 */
const fallbacks = `
@font-face{font-family:'Uplift Display Fallback';src:local('Liberation Sans Bold'),local('Arial Bold'),local('Arial-BoldMT'),local('Roboto Bold');size-adjust:98%;ascent-override:98.97%;descent-override:25.51%;line-gap-override:0%}
@font-face{font-family:'Uplift Text Fallback';src:local('Liberation Sans'),local('Arial'),local('ArialMT'),local('Roboto');size-adjust:105.09%;ascent-override:95.63%;descent-override:28.07%;line-gap-override:0%}
`;

function face(family: string, address: string, weights: string): string {
  return `@font-face{font-family:'${family}';src:url(${JSON.stringify(address)}) format('woff2');font-weight:${weights};font-display:swap}`;
}

/**
 * The two faces of the design under the names that the tokens use. The kit ships no font files: serve them from your
 * own site, and preload them. Render it once, at the root of the page.
 */
export function Fonts({ display, text }: FontsProps): ReactElement {
  return (
    <Global
      styles={`${face('Uplift Display', display, '400 700')}${face('Uplift Text', text, '100 900')}${fallbacks}`}
    />
  );
}
