import { css } from '@emotion/react';
import { breakpoint, color, duration, easing, fontSize, media, radius, space } from '@uplift/ui/tokens';

export const brand = css({ display: 'flex', alignItems: 'center', gap: space[2], textDecoration: 'none' });

export const banner = css({ paddingInline: space.gutter, paddingBlock: space[3] });

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

/** There is no room for it on phones. */
export const searchDetail = css({ [`@media (max-width: ${breakpoint.sm - 1}px)`]: { display: 'none' } });

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
