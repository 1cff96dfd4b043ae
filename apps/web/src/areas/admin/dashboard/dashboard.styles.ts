import { css } from '@emotion/react';
import { color, duration, easing, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const status = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[6]}`,
  fontSize: fontSize.sm,
});

export const statusEntry = css({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const statusDetail = css({ color: color.textMuted });

export const failing = css({ flex: 'none', color: color.danger });

export const healthy = css({ flex: 'none', color: color.success });

/** Four cells that share hairlines: in one row, or in two on phones. */
export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.border,
  [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

export const figure = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: space[4],
  background: color.surface,
});

export const term = css({ color: color.textMuted, fontSize: fontSize.sm });

export const value = css({
  margin: 0,
  fontSize: fontSize['3xl'],
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
  textWrap: 'balance',
});

export const work = css({
  display: 'grid',
  gap: space[6],
  [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
});

export const cardHead = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockEnd: space[2],
  fontSize: fontSize.sm,
});

/** Rows reach to the edges of their card. */
export const rows = css({ marginInline: `calc(-1 * ${space[3]})` });

export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
  minBlockSize: '2.75rem',
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: radius.md,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
  transition: `background-color ${duration.fast} ${easing.out}`,
  [media.hover]: { '&:hover': { background: color.surfaceHover } },
  [media.md]: { '&:has(time)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 6.5rem auto' } },
});

export const rowDetail = css({
  gridColumn: 1,
  overflow: 'hidden',
  color: color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [media.md]: { gridColumn: 'auto' },
});

export const rowTime = css({
  display: 'none',
  color: color.textMuted,
  textAlign: 'end',
  [media.md]: { display: 'block' },
});

/** Above the link that covers the row. */
export const rowAction = css({
  position: 'relative',
  zIndex: 1,
  gridColumn: 2,
  gridRow: '1 / span 2',
  [media.md]: { gridColumn: 'auto', gridRow: 'auto' },
});

export const chevron = css({ color: color.textSubtle, '[dir="rtl"] &': { transform: 'scaleX(-1)' } });

export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: space[6],
});

export const sources = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space[6],
});

/** In a column as high as the chart next to it. Where all three fit in a row, they are columns of the grid. */
export const visitedCards = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space[6],
  [media.xl]: { display: 'contents' },
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
