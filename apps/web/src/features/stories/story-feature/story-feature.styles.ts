import { css } from '@emotion/react';
import { color, fontFamily, fontSize, fontWeight, media, radius, space, tracking } from '@uplift/ui/tokens';

export const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', breakInside: 'avoid' },
});

export const picture = css({
  aspectRatio: '16 / 10',
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.groundSubtle,
  [media.lg]: {
    aspectRatio: 'auto',
    borderBlockEnd: 0,
    borderInlineEnd: `1px solid ${color.border}`,
  },
});

export const text = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'center',
  padding: `clamp(${space[6]}, 3vw, ${space[10]})`,
});

export const origin = css({ color: color.textSubtle, fontSize: fontSize.sm });

/** Makes the whole card clickable. */
export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '-3px',
    borderRadius: radius.lg,
  },
});

export const figures = css({
  display: 'grid',
  gap: space[3],
  margin: 0,
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.border}`,
  [media.sm]: { display: 'flex', flexWrap: 'wrap', columnGap: space[10] },
});

/** A list row on phones, a column on wider screens. */
export const figure = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  [media.sm]: { flexDirection: 'column-reverse', alignItems: 'stretch', justifyContent: 'flex-end' },
});

export const label = css({ color: color.textSubtle, fontSize: fontSize.xs });

export const value = css({
  margin: 0,
  fontFamily: fontFamily.display,
  fontSize: fontSize['2xl'],
  fontWeight: fontWeight.semibold,
  lineHeight: 1.2,
  letterSpacing: tracking.heading,
  fontVariantNumeric: 'tabular-nums',
});
