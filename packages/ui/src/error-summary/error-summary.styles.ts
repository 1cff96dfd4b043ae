import { css } from '@emotion/react';
import { color, fontSize, fontWeight, radius, space } from '../foundations/tokens/index.ts';

export const summary = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  padding: space[4],
  border: `1px solid color-mix(in srgb, ${color.danger} 28%, transparent)`,
  borderRadius: radius.md,
  background: color.dangerSubtle,
  color: color.text,
  fontSize: fontSize.sm,
  lineHeight: 1.55,
  // A script moves focus here, so the ring always shows, whether the form was submitted by key or pointer.
  '&:focus': { outline: `2px solid ${color.danger}`, outlineOffset: '2px' },
});

export const mark = css({ marginBlockStart: '0.0625rem', color: color.danger });

export const body = css({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = css({ fontWeight: fontWeight.semibold });

export const list = css({
  display: 'grid',
  gap: space[1],
  marginBlockStart: space[2],
  paddingInlineStart: space[4],
  '& > li::marker': { color: color.danger },
});

export const link = css({
  borderRadius: radius.sm,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  textUnderlineOffset: '0.22em',
  '&:hover': { textDecorationColor: 'currentColor' },
});
