import { css } from '@emotion/react';
import { color, media } from '../foundations/tokens/index.ts';

export const toggle = css({
  '&[data-state="on"]': {
    background: color.accentSubtle,
    borderColor: color.accentText,
    boxShadow: 'none',
    color: color.accentText,
    [media.hover]: { '&:hover': { background: color.accentSubtle } },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

export const square = css({ aspectRatio: '1', padding: 0 });
