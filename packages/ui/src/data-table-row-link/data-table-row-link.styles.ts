import { css } from '@emotion/react';
import { color, media } from '../foundations/tokens/index.ts';

export const rowLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  [media.hover]: {
    '&:hover': {
      textDecoration: 'underline',
      textDecorationColor: color.borderStrong,
      textUnderlineOffset: '0.25em',
    },
  },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});
