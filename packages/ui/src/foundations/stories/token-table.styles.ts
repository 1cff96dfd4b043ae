import { css } from '@emotion/react';
import { color, fontFamily, fontSize, space } from '../tokens/index.ts';

export const scroller = css({ overflowX: 'auto' });

export const table = css({
  inlineSize: '100%',
  fontSize: fontSize.sm,
  '& th, & td': {
    paddingBlock: space[3],
    paddingInlineEnd: space[6],
    borderBlockEnd: `1px solid ${color.border}`,
    textAlign: 'start',
    verticalAlign: 'middle',
  },
  '& th': { minInlineSize: '10rem', fontWeight: 500, whiteSpace: 'nowrap' },
  '& thead th': { color: color.textSubtle, fontSize: fontSize.xs },
});

export const code = css({
  color: color.textSubtle,
  fontFamily: fontFamily.mono,
  fontSize: fontSize.xs,
});

export const value = css({ minInlineSize: '14rem' });

export const variable = css({ whiteSpace: 'nowrap' });

export const sample = css({ inlineSize: '100%' });
