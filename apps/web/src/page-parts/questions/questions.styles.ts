import { css } from '@emotion/react';
import { media, space } from '@uplift/ui/tokens';

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space[16] },
});

export const aside = css({ display: 'grid', gap: space[4], alignContent: 'start', justifyItems: 'start' });
