import { css, type SerializedStyles } from '@emotion/react';
import { color, fontSize, fontWeight, radius, space } from '../foundations/tokens/index.ts';

export type BadgeTone = 'neutral' | 'accent' | 'gold' | 'success' | 'warning' | 'danger';

export const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: '100%',
  paddingInline: '0.625rem',
  paddingBlock: '0.1875rem',
  border: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
  borderRadius: radius.full,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

export const tones = {
  neutral: css({ background: color.surfaceHover, color: color.textMuted }),
  accent: css({ background: color.accentSubtle, color: color.accentText }),
  gold: css({ background: color.goldSubtle, color: color.goldText }),
  success: css({ background: color.successSubtle, color: color.success }),
  warning: css({ background: color.warningSubtle, color: color.warning }),
  danger: css({ background: color.dangerSubtle, color: color.danger }),
} satisfies Record<BadgeTone, SerializedStyles>;
