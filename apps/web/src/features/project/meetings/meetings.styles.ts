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

const wide = '@container meetings (min-width: 44rem)';

export const list = css({
  overflow: 'clip',
  containerType: 'inline-size',
  containerName: 'meetings',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});

/** Columns on wide screens, and a title with facts below on phones. Notes are below in both. */
export const meeting = css({
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
  '& + &': { borderBlockStart: `1px solid ${color.border}` },
  [wide]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr) 5.5rem 2.25rem',
    paddingBlock: space[1],
  },
});

export const title = css({
  fontFamily: 'inherit',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  letterSpacing: 'normal',
});

export const openable = css({
  position: 'relative',
  transition: `background-color ${duration.fast} ${easing.out}`,
  [media.hover]: { '&:hover': { background: color.surfaceHover } },
});

/** Covers the row, so that a press anywhere but on the notes opens it. */
export const open = css({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});

export const aboveOpen = css({ position: 'relative' });

export const cancelled = css({ textDecoration: 'line-through', textDecorationColor: color.textMuted });

export const facts = css({
  gridColumn: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  color: color.textMuted,
  [wide]: { display: 'contents' },
});

export const when = css({
  fontVariantNumeric: 'tabular-nums',
  [wide]: { gridColumn: 2, gridRow: 1, color: color.textMuted },
});

/** Stays on one line if it fits. Meetings past midnight include both days. */
export const hours = css({ display: 'inline-block' });

export const place = css({ [wide]: { gridColumn: 3, gridRow: 1, color: color.textMuted } });

export const badge = css({ [wide]: { gridColumn: 4, gridRow: 1, justifySelf: 'start' } });

export const action = css({
  position: 'relative',
  gridColumn: 2,
  gridRow: 1,
  justifySelf: 'end',
  inlineSize: controlHeight.sm,
  paddingInline: 0,
  [wide]: { gridColumn: 5 },
});

/** Above the button that covers the row, so that the text can be selected. */
export const notes = css({
  position: 'relative',
  gridColumn: '1 / -1',
  justifySelf: 'start',
  paddingBlockEnd: space[2],
  whiteSpace: 'pre-line',
  maxInlineSize: '70ch',
});

export const times = css({
  display: 'grid',
  gap: space[5],
  [media.md]: { gridTemplateColumns: '2fr 1fr 1fr' },
});
