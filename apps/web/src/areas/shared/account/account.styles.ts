import { css } from '@emotion/react';
import { color, fontFamily, fontSize, fontWeight, radius, space } from '@uplift/ui/tokens';

/** Sections adapt to the container's width in `rem`, so large text leaves them less room. */
export const page = css({ display: 'grid', gap: space[10], containerType: 'inline-size' });

export const section = css({
  display: 'grid',
  gap: space[5],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.border}`,
  '@container (min-width: 42rem)': {
    gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 40rem)',
    columnGap: space[12],
  },
});

export const about = css({ display: 'grid', alignContent: 'start', gap: space[2] });

/** The card's padding replaces the space above the first row and below the last one. */
export const rows = css({
  display: 'grid',
  marginInline: 0,
  marginBlock: `calc(${space[3]} * -1)`,
});

export const row = css({
  display: 'flex',
  // With large text, the button wraps below.
  flexWrap: 'wrap',
  '& > div': { flex: '1 1 10rem', minInlineSize: 0 },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  '& + &': { borderBlockStart: `1px solid ${color.border}` },
});

export const rowTitle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  fontWeight: fontWeight.medium,
});

/** Focused only so that screen readers announce it. It isn't interactive. */
export const news = css({ outline: 'none' });

/** Always rendered, so that screen readers announce new content. */
export const newsLine = css({ '&:not(:empty)': { marginBlockStart: space[5] } });

export const below = css({ marginBlockStart: space[5] });

export const above = css({ marginBlockEnd: space[5] });

/** Cameras need dark on light, whatever the theme. */
export const qrCode = css({
  inlineSize: '12rem',
  blockSize: '12rem',
  padding: space[3],
  borderRadius: radius.md,
  background: '#fff',
  color: '#000',
  forcedColorAdjust: 'none',
});

export const secret = css({
  fontFamily: fontFamily.mono,
  fontSize: fontSize.sm,
  wordSpacing: '0.1em',
  overflowWrap: 'anywhere',
});

/** The key is below the code if there is no room for it at its side. */
export const scan = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
  '& > :last-child': { flex: '1 1 14rem', minInlineSize: 0 },
});

export const codePanel = css({
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.groundSubtle,
});

export const codes = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: space[2],
  fontFamily: fontFamily.mono,
  fontSize: fontSize.sm,
});
