import { css } from '@emotion/react';
import { media, space } from '@uplift/ui/tokens';

/** A title, and beside it what it is the title of: a third and two thirds; below each other where there is no room. */
export const titleColumn = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space[16] },
});
