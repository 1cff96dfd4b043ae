import { css } from '@emotion/react';
import { color, duration, easing, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const sections = css({
  display: 'flex',
  gap: space[6],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.border}`,
  '&::-webkit-scrollbar': { display: 'none' },
  [media.forcedColors]: { borderBlockEnd: '1px solid' },
});

export const section = css({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: color.textMuted,
  fontSize: '0.9375rem',
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${duration.fast} ${easing.out}`,
  [media.hover]: { '&:hover': { color: color.text } },
  '&[aria-current="page"]': { color: color.text, boxShadow: `inset 0 -2px 0 ${color.accent}` },
  '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.sm },
});

export const sectionCount = css({ marginInlineStart: space[2] });
