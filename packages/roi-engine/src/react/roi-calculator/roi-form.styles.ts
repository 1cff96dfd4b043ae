import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

export const form = css({ display: 'flex', flexDirection: 'column', gap: space[6], blockSize: '100%' });

export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@container form (min-width: 27rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const wide = css({ gridColumn: '1 / -1' });

/** Room for the units at the end: the longest is `hours/week`. */
export const withUnit = css({ paddingInlineEnd: '6rem' });

export const submit = css({ inlineSize: '100%', marginBlockStart: 'auto' });
