import { css } from '@emotion/react';
import { color, space } from '@uplift/ui/tokens';

export const list = css({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

export const item = css({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'start',
  textWrap: 'pretty',
});

/** As high as a line of the text next to it, so that both align at any font size. */
export const tick = css({ inlineSize: '1.25rem', blockSize: '1lh', color: color.accentText });
