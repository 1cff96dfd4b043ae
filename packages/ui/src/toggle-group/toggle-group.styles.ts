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

/** `segmented` is one control with a few views; `chips` are separate filters that wrap. */
export type ToggleGroupVariant = 'segmented' | 'chips';

export const root = css({ display: 'inline-flex', maxInlineSize: '100%' });

export const rootVariants = {
  segmented: css({
    gap: space[1],
    padding: space[1],
    border: `1px solid ${color.border}`,
    borderRadius: radius.full,
    background: color.groundSubtle,
  }),
  chips: css({ flexWrap: 'wrap', gap: space[2] }),
} satisfies Record<ToggleGroupVariant, SerializedStyles>;

export const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: controlHeight.sm,
  paddingInline: space[4],
  border: '1px solid transparent',
  borderRadius: radius.full,
  background: 'transparent',
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transitionProperty: 'background-color, border-color, color, box-shadow',
  transitionDuration: duration.fast,
  transitionTimingFunction: easing.out,
  [media.hover]: { '&:hover': { color: color.text } },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  [media.forcedColors]: { '&[data-state="on"]': { borderColor: 'Highlight', color: 'Highlight' } },
});

/** Items take their styles from the root's variant, so that it is set only once. */
export const itemVariants = css({
  '[data-variant="segmented"] > &[data-state="on"]': {
    background: color.surfaceRaised,
    borderColor: color.border,
    color: color.text,
    boxShadow: shadow.sm,
  },
  '[data-variant="chips"] > &': {
    borderColor: color.border,
    background: color.surface,
    [media.hover]: { '&:hover': { borderColor: color.borderStrong } },
  },
  '[data-variant="chips"] > &[data-state="on"]': {
    borderColor: color.accentText,
    background: color.accentSubtle,
    color: color.accentText,
  },
});
