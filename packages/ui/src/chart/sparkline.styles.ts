import { css } from '@emotion/react';
import { media } from '../foundations/tokens/index.ts';

export const sparkline = css({
  display: 'inline-block',
  inlineSize: '6rem',
  blockSize: '1.75rem',
  verticalAlign: 'middle',
  overflow: 'visible',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  [media.forcedColors]: { color: 'CanvasText !important' },
});

/** Strokes keep their width when the drawing is stretched. A dot is a stroke of length zero. */
export const mark = css({
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
