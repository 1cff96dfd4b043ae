import { css } from '@emotion/react';
import { color, media, space } from '@uplift/ui/tokens';

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

export const item = css({ paddingBlockStart: space[5], borderBlockStart: `1px solid ${color.border}` });
