import { css } from '@emotion/react';
import { color, fontFamily, fontSize, fontWeight, space, tracking } from '@uplift/ui/tokens';

/** In a wide size container, the picture is next to the text. */
const wide = '@container (min-width: 40rem)';

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'clip',
  [wide]: { flexDirection: 'row' },
});

export const picture = css({
  aspectRatio: '16 / 10',
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.groundSubtle,
  [wide]: {
    flex: '0 0 46%',
    borderBlockEnd: 0,
    borderInlineEnd: `1px solid ${color.border}`,
  },
});

export const text = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space[3],
  flex: 1,
  padding: space[6],
});

export const origin = css({ color: color.textSubtle, fontSize: fontSize.xs });

/** Makes the whole card clickable. */
export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '-3px',
    borderRadius: 'inherit',
  },
});

export const description = css({
  color: color.textMuted,
  fontSize: fontSize.sm,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
});

export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6rem, 100%), 1fr))',
  gap: space[4],
  margin: 0,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
});

export const figure = css({ display: 'flex', flexDirection: 'column-reverse' });

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
