import { css } from '@emotion/react';
import {
  breakpoint,
  color,
  duration,
  easing,
  fontSize,
  media,
  radius,
  space,
  zIndex,
} from '@uplift/ui/tokens';

const barHeight = '3.75rem';

export const frame = css({
  minBlockSize: '100dvh',
  [media.lg]: { display: 'grid', gridTemplateColumns: '15.5rem minmax(0, 1fr)' },
  '@media print': { display: 'block !important' },
});

export const side = css({
  display: 'none',
  '@media print': { display: 'none !important' },
  [media.lg]: {
    position: 'sticky',
    insetBlockStart: 0,
    display: 'block',
    blockSize: '100dvh',
    overflowY: 'auto',
    borderInlineEnd: `1px solid ${color.border}`,
    background: color.groundSubtle,
  },
});

export const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: barHeight,
  // Aligns with the labels of the menu below.
  paddingInline: space[6],
  textDecoration: 'none',
});

export const body = css({ minInlineSize: 0 });

export const bar = css({
  position: 'sticky',
  zIndex: zIndex.sticky,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: barHeight,
  paddingInline: space.gutter,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.ground,
  '@media print': { display: 'none' },
});

export const narrow = css({ marginInlineStart: `calc(-1 * ${space[2]})`, [media.lg]: { display: 'none' } });

export const search = css({
  display: 'flex',
  flex: '0 1 24rem',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.textMuted,
  fontSize: fontSize.sm,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${duration.fast} ${easing.out}`,
  [media.hover]: { '&:hover': { borderColor: color.borderStrong } },
  '@media (pointer: fine)': { minBlockSize: '2.25rem' },
});

export const searchLabel = css({
  overflow: 'hidden',
  flex: '1 1 auto',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const searchKeys = css({ display: 'none', gap: space[1], [media.md]: { display: 'inline-flex' } });

export const account = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});

export const accountButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  padding: space[1],
  border: 0,
  borderRadius: radius.md,
  background: 'transparent',
  color: color.text,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { background: color.surfaceHover } },
});

/** On phones, only the initials are visible. Screen readers still read the name. */
export const person = css({
  overflow: 'hidden',
  maxInlineSize: '12rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [`@media (max-width: ${breakpoint.md - 1}px)`]: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    clipPath: 'inset(50%)',
  },
});

export const content = css({
  maxInlineSize: '84rem',
  paddingInline: space.gutter,
  paddingBlock: `clamp(${space[6]}, 3vw, ${space[10]})`,
  '&:focus': { outline: 'none' },
});
