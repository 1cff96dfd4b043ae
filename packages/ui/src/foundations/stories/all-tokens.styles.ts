import { css } from '@emotion/react';
import { color, fontFamily, fontSize, radius, space } from '../tokens/index.ts';

export const name = css({ minInlineSize: '13rem' });

export const variable = css({ display: 'flex', alignItems: 'center', gap: space[1], whiteSpace: 'nowrap' });

export const code = css({ fontFamily: fontFamily.mono, fontSize: fontSize.xs });

export const value = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[2],
  minInlineSize: '8.5rem',
  '& > :last-child:not(:first-child)': { gridColumn: 2 },
  '& > :only-child': { gridColumn: '1 / -1' },
});

export const swatch = css({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.sm,
});
