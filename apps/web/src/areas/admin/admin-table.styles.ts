import { css } from '@emotion/react';
import { color, fontSize, fontWeight, radius, space } from '@uplift/ui/tokens';

export const scroller = css({
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});

export const table = css({ inlineSize: '100%', fontSize: fontSize.sm });

export const caption = css({
  paddingInline: space[4],
  paddingBlock: space[3],
  color: color.textSubtle,
  textAlign: 'start',
});

export const head = css({
  paddingInline: space[4],
  paddingBlock: space[2],
  borderBlock: `1px solid ${color.border}`,
  color: color.textMuted,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const cell = css({
  paddingInline: space[4],
  paddingBlock: space[3],
  'tr + tr > &': { borderBlockStart: `1px solid ${color.border}` },
});
