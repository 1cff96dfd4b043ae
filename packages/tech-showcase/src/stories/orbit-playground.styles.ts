import { css } from '@emotion/react';
import { media, space } from '@uplift/ui/tokens';

export const playground = css({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', alignItems: 'start' },
});

/** A slider with its button on the same line as its label. */
export const parameter = css({ position: 'relative' });

export const automatic = css({
  position: 'absolute',
  insetBlockStart: '-0.5rem',
  insetInlineEnd: 0,
});
