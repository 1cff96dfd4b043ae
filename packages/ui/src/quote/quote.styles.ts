import { css, type SerializedStyles } from '@emotion/react';
import { color, fontSize, fontWeight, space, tracking, width } from '../foundations/tokens/index.ts';
import { displayText } from '../internal/display-text/display-text.styles.ts';

export type QuoteSize = 'md' | 'lg';

export const root = css({
  maxInlineSize: width.text,
  margin: 0,
  paddingInlineStart: space[6],
  borderInlineStart: `2px solid ${color.accent}`,
});

export const words = css({
  margin: 0,
  color: color.text,
  textWrap: 'pretty',
  '& > * + *': { marginBlockStart: space[4] },
});

export const sizes = {
  md: css({ fontSize: fontSize.lg, lineHeight: 1.6 }),
  lg: css({
    ...displayText,
    fontSize: fontSize['2xl'],
    fontWeight: fontWeight.medium,
    lineHeight: 1.35,
    letterSpacing: tracking.heading,
  }),
} satisfies Record<QuoteSize, SerializedStyles>;

export const source = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: space[5],
  color: color.textSubtle,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  '& > :not(:last-child)': { flex: 'none' },
});

export const author = css({ color: color.text, fontWeight: fontWeight.medium });
