'use client';
import { Global } from '@emotion/react';
import type { ReactElement } from 'react';

export interface FontsProps {
  /** The address of the variable font for headings: Instrument Sans, as `woff2`. */
  display: string;
  /** The address of the variable font for text: Geist, as `woff2`. */
  text: string;
}

/**
 * Local fallback fonts with matching metrics, so nothing shifts when the real fonts load. The width is the
 * average of an English text at the weight of headings and of body text; ascent and descent are from the
 * `hhea` tables. All are relative to Arial. Its Linux equivalent comes first, because only on Linux a browser
 * asks another process for each name, which blocks the page.
 */
const fallbacks = `
@font-face{font-family:'Uplift Display Fallback';src:local('Liberation Sans Bold'),local('Arial Bold'),local('Arial-BoldMT'),local('Roboto Bold');size-adjust:98%;ascent-override:98.97%;descent-override:25.51%;line-gap-override:0%}
@font-face{font-family:'Uplift Text Fallback';src:local('Liberation Sans'),local('Arial'),local('ArialMT'),local('Roboto');size-adjust:105.09%;ascent-override:95.63%;descent-override:28.07%;line-gap-override:0%}
`;

function face(family: string, address: string, weights: string): string {
  return `@font-face{font-family:'${family}';src:url(${JSON.stringify(address)}) format('woff2');font-weight:${weights};font-display:swap}`;
}

/**
 * Declares the two fonts of the design under the names that the tokens use. The kit ships no font files:
 * serve them from your own site and preload them. Render it once, at the root of the page.
 */
export function Fonts({ display, text }: FontsProps): ReactElement {
  return (
    <Global
      styles={`${face('Uplift Display', display, '400 700')}${face('Uplift Text', text, '100 900')}${fallbacks}`}
    />
  );
}
