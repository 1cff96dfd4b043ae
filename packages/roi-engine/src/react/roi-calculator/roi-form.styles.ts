import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

export const form = css({ display: 'flex', flexDirection: 'column', gap: space[6], blockSize: '100%' });

/** As high as the adjacent title row, which sometimes holds a badge. */
export const title = css({ minBlockSize: '1.75rem', lineHeight: '1.75rem' });

export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[5]}`,
  '@container form (min-width: 22rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const wide = css({ gridColumn: '1 / -1' });

export const submit = css({ inlineSize: '100%', marginBlockStart: 'auto' });
