import { css, type SerializedStyles } from '@emotion/react';
import { color, fontSize, fontWeight, lineHeight, tracking } from '../foundations/tokens/index.ts';
import { displayText } from '../internal/display-text/display-text.styles.ts';

export type HeadingSize = 'sm' | 'md' | 'lg' | 'xl' | 'display';

export const heading = css({
  color: color.text,
  ...displayText,
  fontWeight: fontWeight.semibold,
  textWrap: 'balance',
});

export const sizes = {
  sm: css({ fontSize: fontSize.lg, lineHeight: 1.35, letterSpacing: '-0.01em' }),
  md: css({ fontSize: fontSize['2xl'], lineHeight: lineHeight.snug, letterSpacing: tracking.heading }),
  lg: css({ fontSize: fontSize['3xl'], lineHeight: 1.18, letterSpacing: '-0.022em' }),
  xl: css({ fontSize: fontSize['4xl'], lineHeight: 1.12, letterSpacing: tracking.display }),
  display: css({ fontSize: fontSize['5xl'], lineHeight: lineHeight.tight, letterSpacing: '-0.034em' }),
} satisfies Record<HeadingSize, SerializedStyles>;
