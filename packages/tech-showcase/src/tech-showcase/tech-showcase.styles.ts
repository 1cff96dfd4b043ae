import { css } from '@emotion/react';
import { media, space } from '@uplift/ui/tokens';

export const showcase = css({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const toolbar = css({ display: 'flex', justifyContent: 'center' });

/** As tall as the fullest rows of the modern view, whichever view is shown. */
export const stage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(36rem, auto)',
  [media.md]: { gridTemplateRows: 'minmax(clamp(34rem, 50vw, 40rem), auto)' },
});
