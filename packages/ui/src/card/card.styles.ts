import { css, type SerializedStyles } from '@emotion/react';
import { color, duration, easing, media, radius, shadow, space } from '../foundations/tokens/index.ts';

export type CardPadding = 'none' | 'sm' | 'md' | 'lg';

export const card = css({
  position: 'relative',
  display: 'block',
  minInlineSize: 0,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  color: color.text,
});

export const paddings = {
  none: css({ overflow: 'clip' }),
  sm: css({ padding: space[4] }),
  md: css({ padding: space[6] }),
  lg: css({ padding: `clamp(${space[6]}, 1rem + 2vw, ${space[10]})` }),
} satisfies Record<CardPadding, SerializedStyles>;

export const interactive = css({
  textDecoration: 'none',
  transitionProperty: 'border-color, box-shadow, transform',
  transitionDuration: duration.normal,
  transitionTimingFunction: easing.out,
  [media.hover]: {
    '&:hover': { borderColor: color.borderStrong, boxShadow: shadow.md },
  },
  '&:has(a:focus-visible)': { borderColor: color.borderStrong, boxShadow: shadow.md },
});
