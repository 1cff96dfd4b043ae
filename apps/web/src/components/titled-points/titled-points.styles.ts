import { css } from '@emotion/react';
import { color, space } from '@uplift/ui/tokens';

export const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media print': { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
});

export const point = css({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.border}`,
});
