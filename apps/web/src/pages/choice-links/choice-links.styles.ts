import { css } from '@emotion/react';
import { color, duration, easing, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
  rowGap: space[2],
  '@media print': { display: 'none' },
});

export const label = css({
  color: color.textSubtle,
  fontSize: fontSize.sm,
  [media.md]: { minInlineSize: '4.5rem' },
});

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${duration.fast} ${easing.out}, border-color ${duration.fast} ${easing.out}, color ${duration.fast} ${easing.out}`,
  [media.hover]: { '&:hover': { borderColor: color.borderStrong, color: color.text } },
  '&[aria-current]': {
    borderColor: color.accentText,
    background: color.accentSubtle,
    color: color.accentText,
  },
  [media.forcedColors]: { '&[aria-current]': { borderColor: 'Highlight' } },
});
