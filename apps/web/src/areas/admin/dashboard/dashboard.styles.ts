import { css } from '@emotion/react';
import { color, fontSize, fontWeight, radius, space } from '@uplift/ui/tokens';

/** Cells share hairlines, so they read as one object. Four per row, and the last row stretches to fill it. */
export const figures = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});

export const figure = css({
  display: 'flex',
  flex: '1 1 max(8.5rem, 22%)',
  flexDirection: 'column',
  gap: space[1],
  padding: space[4],
  boxShadow: `0 0 0 1px ${color.border}`,
});

export const term = css({ color: color.textMuted, fontSize: fontSize.sm });

export const value = css({
  margin: 0,
  fontSize: fontSize['2xl'],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.semibold,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
});

export const trend = css({
  margin: 0,
  color: color.textSubtle,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: space[6],
});

export const trio = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space[6],
});

export const visited = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  fontSize: fontSize.sm,
  '& + &': { borderBlockStart: `1px solid ${color.border}` },
  '& > span:first-of-type': { overflowWrap: 'anywhere' },
  '& > span:last-of-type': { fontVariantNumeric: 'tabular-nums' },
});
