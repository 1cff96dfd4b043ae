import { css, type SerializedStyles } from '@emotion/react';
import { color, fontFamily, fontSize, fontWeight, space } from '../foundations/tokens/index.ts';

export type StatTone = 'default' | 'accent' | 'gold';
export type StatSize = 'sm' | 'md' | 'lg' | 'xl';

export const stat = css({ minInlineSize: 0 });

export const value = css({
  fontFamily: fontFamily.display,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.05,
  letterSpacing: '-0.035em',
  overflowWrap: 'anywhere',
});

/** Display sizes stand alone, so their digits need no equal width. */
export const sizes = {
  sm: css({ fontSize: fontSize['2xl'] }),
  md: css({ fontSize: fontSize['3xl'] }),
  lg: css({ fontSize: fontSize['4xl'], fontVariantNumeric: 'lining-nums' }),
  xl: css({ fontSize: fontSize['5xl'], fontVariantNumeric: 'lining-nums' }),
} satisfies Record<StatSize, SerializedStyles>;

export const tones = {
  default: css({ color: color.text }),
  accent: css({ color: color.accentText }),
  gold: css({ color: color.goldText }),
} satisfies Record<StatTone, SerializedStyles>;

export const label = css({
  marginBlockStart: space[2],
  color: color.text,
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
});

export const caption = css({
  marginBlockStart: space[1],
  color: color.textSubtle,
  fontSize: fontSize.xs,
  lineHeight: 1.5,
});
