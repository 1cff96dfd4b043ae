import { css, keyframes } from '@emotion/react';
import {
  color,
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  shadow,
  space,
  zIndex,
} from '../foundations/tokens/index.ts';

/** The table is too narrow for columns, whatever the width of the page, and shows as a list. */
const asList = '@container data-table (max-width: 39.99rem)';

const coarse = '@media (pointer: coarse)';

const hairline = `1px solid ${color.border}`;

const thumb = '2.75rem';

export const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[3],
});

export const toolbarEnd = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
  [asList]: { display: 'contents' },
});

export const search = css({
  position: 'relative',
  flex: '0 1 16rem',
  minInlineSize: 'min(10rem, 100%)',
  [asList]: { flexBasis: '100%' },
});

export const searchMark = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space[3],
  marginBlock: 'auto',
  color: color.textSubtle,
  pointerEvents: 'none',
});

export const searchInput = css({
  minBlockSize: controlHeight.sm,
  paddingBlock: '0.3125rem',
  paddingInlineStart: '2.25rem',
  fontSize: fontSize.sm,
  // Below 16 px, iOS zooms the page when the control gets focus.
  [coarse]: { minBlockSize: thumb, fontSize: fontSize.md },
});

export const trigger = css({
  minInlineSize: 0,
  fontWeight: fontWeight.regular,
  '& > svg': { color: color.textSubtle },
  '&[data-active]': { borderColor: color.accentText },
  '&[data-state="open"]': { background: color.surfaceHover },
  [coarse]: { minBlockSize: thumb },
});

export const listOnly = css({ display: 'none', [asList]: { display: 'inline-flex' } });

export const chosen = css({
  maxInlineSize: '12rem',
  overflow: 'hidden',
  color: color.accentText,
  fontWeight: fontWeight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const menu = css({
  zIndex: zIndex.dialog,
  minInlineSize: 'min(11rem, 100vw - 1rem)',
  maxInlineSize: 'calc(100vw - 1rem)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  padding: space[1],
  overflowY: 'auto',
  background: color.surfaceRaised,
  border: hairline,
  borderRadius: radius.md,
  boxShadow: shadow.lg,
  color: color.text,
  fontSize: fontSize.sm,
  [media.motion]: { animation: `${appear} ${duration.fast} ${easing.out}` },
});

export const menuLabel = css({
  paddingBlock: space[1],
  paddingInline: space[3],
  color: color.textSubtle,
  fontSize: fontSize.xs,
});

export const menuItem = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: controlHeight.sm,
  paddingInline: `2rem ${space[3]}`,
  borderRadius: radius.sm,
  outline: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  '&[data-highlighted]': { background: color.surfaceHover, boxShadow: `inset 0 0 0 1px ${color.border}` },
  [media.forcedColors]: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  [coarse]: { minBlockSize: thumb },
});

export const menuMark = css({
  position: 'absolute',
  insetInlineStart: space[2],
  color: color.accentText,
});

export const menuSeparator = css({
  blockSize: 1,
  marginBlock: space[1],
  marginInline: `calc(-1 * ${space[1]})`,
  background: color.border,
});
