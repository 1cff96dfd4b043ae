import { css } from '@emotion/react';
import { color, duration, easing, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

export const card = css({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const text = css({
  display: 'grid',
  overflowWrap: 'anywhere',
  gap: space[3],
  alignContent: 'start',
  flex: 1,
  padding: space[6],
});

/** Makes the whole card clickable. */
export const cardLink = css({
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

export const terms = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  marginInline: space[6],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const price = css({ fontWeight: fontWeight.medium });

export const firstResult = css({ color: color.textSubtle });

export const signs = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.border}`,
});

export const sign = css({ borderBlockEnd: `1px solid ${color.border}` });

export const signLink = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  rowGap: space[1],
  alignItems: 'baseline',
  marginInline: `calc(${space[4]} * -1)`,
  paddingBlock: space[5],
  paddingInline: space[4],
  borderRadius: radius.md,
  textDecoration: 'none',
  transition: `background-color ${duration.fast} ${easing.out}`,
  [media.hover]: { '&:hover': { background: color.surfaceHover } },
  [media.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr) auto' },
});

export const notice = css({
  gridColumn: '1 / -1',
  fontSize: fontSize.lg,
  lineHeight: 1.45,
  [media.md]: { gridColumn: 'auto' },
});

export const answer = css({ color: color.accentText, fontWeight: fontWeight.medium });

export const arrow = css({ color: color.accentText });
