import { css, type SerializedStyles } from '@emotion/react';
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
} from '../foundations/tokens/index.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const unavailable = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])';

/** Shared styles of buttons, links that look like buttons and icon buttons. */
export const button = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: space[2],
  maxInlineSize: '100%',
  paddingBlock: space[1],
  border: '1px solid transparent',
  borderRadius: radius.md,
  fontWeight: fontWeight.medium,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transitionProperty: 'background-color, border-color, color, box-shadow, transform',
  transitionDuration: duration.fast,
  transitionTimingFunction: easing.out,
  '&:active': { transform: 'translateY(1px)' },
  '&[aria-busy="true"]': { cursor: 'progress', transform: 'none' },
  [unavailable]: { opacity: 0.5, cursor: 'not-allowed', transform: 'none', boxShadow: 'none' },
  [media.forcedColors]: { borderColor: 'ButtonBorder' },
});

export const variants = {
  primary: css({
    background: color.accent,
    color: color.onAccent,
    boxShadow: `inset 0 1px 0 ${color.highlight}, ${shadow.sm}`,
    [media.hover]: { '&:hover': { background: color.accentHover } },
  }),
  secondary: css({
    background: color.surface,
    borderColor: color.border,
    color: color.text,
    boxShadow: shadow.sm,
    [media.hover]: { '&:hover': { background: color.surfaceHover, borderColor: color.borderStrong } },
  }),
  ghost: css({
    background: 'transparent',
    color: color.text,
    [media.hover]: { '&:hover': { background: color.surfaceHover } },
  }),
  danger: css({
    background: color.dangerFill,
    color: color.onDanger,
    boxShadow: `inset 0 1px 0 ${color.highlight}, ${shadow.sm}`,
    [media.hover]: { '&:hover': { background: color.dangerFillHover } },
  }),
} satisfies Record<ButtonVariant, SerializedStyles>;

export const sizes = {
  sm: css({ minBlockSize: controlHeight.sm, paddingInline: space[3], fontSize: fontSize.sm }),
  md: css({ minBlockSize: controlHeight.md, paddingInline: space[5], fontSize: '0.9375rem' }),
  lg: css({ minBlockSize: controlHeight.lg, paddingInline: space[6], fontSize: fontSize.md }),
} satisfies Record<ButtonSize, SerializedStyles>;

/** Lays out its content like the button. A separate element, so translated text stays in place. */
export const label = css({
  display: 'inherit',
  flex: '1 1 auto',
  flexDirection: 'inherit',
  alignItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
  minInlineSize: 0,
});

/** Hides the label but keeps its size and the accessible name. */
export const coveredLabel = css({ opacity: 0 });

/** Covers the label, so the button keeps its size. */
export const progress = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  paddingInline: space[2],
});

/** A label that is longer than the button's own would widen it. */
export const progressLabel = css({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
