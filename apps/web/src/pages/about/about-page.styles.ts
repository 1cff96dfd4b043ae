import { css } from '@emotion/react';
import { color, fontFamily, fontSize, fontWeight, radius, space, tracking } from '@uplift/ui/tokens';

export const prose = css({ display: 'grid', gap: space[5], maxInlineSize: '42rem' });

export const principles = css({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'principle',
});

export const principle = css({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[2],
  paddingBlock: space[6],
  borderBlockStart: `1px solid ${color.border}`,
  counterIncrement: 'principle',
  '&::before': {
    content: 'counter(principle, decimal-leading-zero)',
    gridRow: '1 / 3',
    color: color.accentText,
    fontSize: fontSize.sm,
    fontWeight: fontWeight.semibold,
    lineHeight: 1.8,
    fontVariantNumeric: 'tabular-nums',
  },
});

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

export const member = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  alignItems: 'start',
  blockSize: '100%',
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});

export const monogram = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: `radial-gradient(circle at 30% 20%, ${color.glowCool}, transparent 75%), ${color.accentSubtle}`,
  color: color.accentText,
  fontFamily: fontFamily.display,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.semibold,
  letterSpacing: tracking.normal,
});

export const memberText = css({
  display: 'grid',
  flex: '1 1 9rem',
  gap: space[1],
  overflowWrap: 'anywhere',
});

export const role = css({ color: color.accentText, fontSize: fontSize.sm, fontWeight: fontWeight.medium });

export const legal = css({ display: 'grid', gap: `clamp(${space[12]}, 6vw, ${space[20]})` });

export const legalText = css({ scrollMarginBlockStart: '6rem' });

export const legalTitle = css({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  '@media print': { breakAfter: 'avoid' },
});
