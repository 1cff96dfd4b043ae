import { css, type SerializedStyles } from '@emotion/react';
import { color, fontSize, fontWeight, lineHeight } from '../foundations/tokens/index.ts';

export type TextSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';
export type TextTone = 'default' | 'muted' | 'subtle' | 'accent' | 'gold' | 'success' | 'warning' | 'danger';
export type TextWeight = 'regular' | 'medium' | 'semibold';

export const text = css({ textWrap: 'pretty' });

export const sizes = {
  xs: css({ fontSize: fontSize.xs, lineHeight: 1.5 }),
  sm: css({ fontSize: fontSize.sm, lineHeight: 1.55 }),
  md: css({ fontSize: fontSize.md, lineHeight: lineHeight.normal }),
  lg: css({ fontSize: fontSize.lg, lineHeight: lineHeight.normal }),
  xl: css({ fontSize: fontSize.xl, lineHeight: 1.5, letterSpacing: '-0.006em' }),
} satisfies Record<TextSize, SerializedStyles>;

export const tones = {
  default: css({ color: color.text }),
  muted: css({ color: color.textMuted }),
  subtle: css({ color: color.textSubtle }),
  accent: css({ color: color.accentText }),
  gold: css({ color: color.goldText }),
  success: css({ color: color.success }),
  warning: css({ color: color.warning }),
  danger: css({ color: color.danger }),
} satisfies Record<TextTone, SerializedStyles>;

export const weights = {
  regular: css({ fontWeight: fontWeight.regular }),
  medium: css({ fontWeight: fontWeight.medium }),
  semibold: css({ fontWeight: fontWeight.semibold }),
} satisfies Record<TextWeight, SerializedStyles>;

export const tabular = css({ fontVariantNumeric: 'tabular-nums' });
