import { css } from '@emotion/react';
import {
  color,
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} from '@uplift/ui/tokens';

const wide = '@container link-rows (min-width: 44rem)';

export const list = css({
  containerType: 'inline-size',
  containerName: 'link-rows',
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});

/** In a card, which has a border of its own, and less room. */
export const plain = css({
  marginInline: `calc(-1 * ${space[4]})`,
  border: 0,
  borderRadius: radius.md,
  '--columns': 'minmax(0, 1fr) minmax(0, 8rem) 4.5rem 9rem auto',
});

export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[1],
  minBlockSize: controlHeight.md,
  paddingBlock: space[2],
  paddingInline: space[4],
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
  transition: `background-color ${duration.fast} ${easing.out}`,
  '& + &': { borderBlockStart: `1px solid ${color.border}` },
  [media.hover]: { '&:hover': { background: color.surfaceHover } },
  [wide]: {
    gridTemplateColumns: 'var(--columns, minmax(0, 3fr) minmax(0, 2fr) 9.5rem 9rem auto)',
    paddingBlock: space[1],
  },
});

/** Covers the row, so that a press anywhere follows it. */
export const link = css({
  color: color.text,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});

export const facts = css({
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  color: color.textMuted,
  [wide]: { display: 'contents' },
});

export const detail = css({ [wide]: { gridColumn: 2, gridRow: 1 } });

export const badge = css({ [wide]: { gridColumn: 3, gridRow: 1 } });

export const end = css({
  fontVariantNumeric: 'tabular-nums',
  [wide]: { gridColumn: 4, gridRow: 1, textAlign: 'end', whiteSpace: 'nowrap' },
});

export const chevron = css({
  gridColumn: 2,
  gridRow: 1,
  color: color.textSubtle,
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  [wide]: { gridColumn: 5 },
});
