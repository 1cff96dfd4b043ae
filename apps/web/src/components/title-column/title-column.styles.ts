import { css } from '@emotion/react';
import { media, space } from '@uplift/ui/tokens';

/** A title in one third and its content in two thirds. Stacked on narrow screens. */
export const titleColumn = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space[16] },
});
