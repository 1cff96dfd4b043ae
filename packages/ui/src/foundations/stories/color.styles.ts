import { css } from '@emotion/react';
import { color, fontFamily, fontSize, radius, space } from '../tokens/index.ts';

export const family = css({ display: 'grid', gap: space[4], marginBlockEnd: space[10] });

export const swatches = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const swatch = css({
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
});

export const sample = css({ blockSize: '4.5rem', borderBlockEnd: `1px solid ${color.border}` });

export const pair = css({
  display: 'grid',
  placeItems: 'center',
  blockSize: '4.5rem',
  borderBlockEnd: `1px solid ${color.border}`,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

export const name = css({ padding: space[3], fontSize: fontSize.sm, lineHeight: 1.4 });

export const value = css({ color: color.textSubtle, fontFamily: fontFamily.mono, fontSize: fontSize.xs });

export const scroller = css({ overflowX: 'auto' });

export const matrix = css({
  inlineSize: '100%',
  fontSize: fontSize.sm,
  '& th, & td': { padding: space[3], borderBlockEnd: `1px solid ${color.border}`, textAlign: 'start' },
  '& th': { fontWeight: 500, whiteSpace: 'nowrap' },
});
