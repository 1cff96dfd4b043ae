import { css } from '@emotion/react';
import { color, fontSize, space } from '@uplift/ui/tokens';

export const note = css({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: space[4],
  '& + &': { borderBlockStart: `1px solid ${color.border}` },
});

export const body = css({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const text = css({
  fontSize: fontSize.sm,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxInlineSize: '70ch',
});

export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});
