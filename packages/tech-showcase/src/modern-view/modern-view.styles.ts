import { css } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  shadow,
  space,
} from '@uplift/ui/tokens';

export const view = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: '100%',
});

export const bar = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: space[3],
});

export const chips = css({ justifyContent: 'center', minInlineSize: 0 });

export const rows = css({ display: 'grid', gap: space[3] });

export const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: '12.5rem',
  blockSize: '4.75rem',
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  textDecoration: 'none',
});

export const linked = css({
  transitionProperty: 'border-color, background-color, box-shadow',
  transitionDuration: duration.normal,
  transitionTimingFunction: easing.out,
  [media.hover]: {
    '&:hover': { borderColor: color.borderStrong, background: color.surfaceHover, boxShadow: shadow.md },
  },
});

export const body = css({ display: 'grid', gap: '0.125rem', minInlineSize: 0, lineHeight: 1.3 });

export const name = css({
  color: color.text,
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
});

export const category = css({ color: color.textSubtle, fontSize: fontSize.xs, whiteSpace: 'nowrap' });
