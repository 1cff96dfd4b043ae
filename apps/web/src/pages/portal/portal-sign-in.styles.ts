import { css } from '@emotion/react';
import { color, space } from '@uplift/ui/tokens';

export const staff = css({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: space[4],
  marginBlockStart: space[6],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  '& > a': { paddingBlock: space[1] },
});
