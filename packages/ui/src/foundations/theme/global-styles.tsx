'use client';
import { css, Global } from '@emotion/react';
import type { ReactElement } from 'react';
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  type ThemeTokens,
  themeCss,
  tokenCss,
  tracking,
  upliftTheme,
} from '../tokens/index.ts';

const reset = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  html: {
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    [media.motion]: { scrollBehavior: 'smooth' },
  },
  body: {
    minHeight: '100svh',
    background: color.ground,
    color: color.text,
    fontFamily: fontFamily.text,
    fontSize: fontSize.md,
    lineHeight: lineHeight.normal,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, h5, h6': {
    fontFamily: fontFamily.display,
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.snug,
    letterSpacing: tracking.heading,
    textWrap: 'balance',
  },
  '[data-theme]': { color: color.text },
  p: { textWrap: 'pretty' },
  'ul[role="list"], ol[role="list"]': { listStyle: 'none', padding: 0 },
  'img, svg, canvas, video': { display: 'block', maxWidth: '100%' },
  'img, video': { height: 'auto' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  button: { cursor: 'pointer' },
  a: { color: 'inherit' },
  table: { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  summary: { cursor: 'pointer' },
  '[hidden]': { display: 'none !important' },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  ':target': { scrollMarginBlockStart: '6rem' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});

export interface GlobalStylesProps {
  /** The tokens of your brand, from `createTheme`. @default Uplift's */
  theme?: ThemeTokens | undefined;
}

/** The CSS variables of all themes and a small reset. Render it once, at the root of the page. */
export function GlobalStyles({ theme = upliftTheme }: GlobalStylesProps): ReactElement {
  return (
    <>
      <Global styles={theme === upliftTheme ? tokenCss : themeCss(theme)} />
      <Global styles={reset} />
    </>
  );
}
