import { css } from '@emotion/react';
import { color, fontSize, space } from '@uplift/ui/tokens';

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[2],
  margin: 0,
  fontSize: fontSize.sm,
  '& dt': { color: color.textMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
