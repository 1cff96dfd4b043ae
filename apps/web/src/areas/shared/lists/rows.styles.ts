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

/** Condition for a list wide enough for rows in columns. */
export const wide = '@container rows (min-width: 44rem)';

export const list = css({
  containerType: 'inline-size',
  containerName: 'rows',
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});

/** On phones, facts are below the title. On wide screens, the list defines its columns. */
export const row = css({
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
  [wide]: { paddingBlock: space[1] },
});

/** A row with a covering link or button. */
export const covered = css({
  position: 'relative',
  transition: `background-color ${duration.fast} ${easing.out}`,
  [media.hover]: { '&:hover': { background: color.surfaceHover } },
});

/** Covers its row, so that a press anywhere follows the link or presses the button. */
const cover = css({
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});

export const coveringLink = css(cover, {
  color: color.text,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
});

export const coveringButton = css(cover, {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  textDecoration: 'inherit',
  cursor: 'pointer',
});

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  color: color.textMuted,
  [wide]: { display: 'contents' },
});
