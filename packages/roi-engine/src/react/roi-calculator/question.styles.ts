import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

export const question = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** Aligns sliders in the same row, regardless of how many lines their hints take. */
export const field = css({
  flex: 1,
  // An error replaces the hint, but not the gap that follows a hint.
  '&:has([aria-invalid="true"])': { marginBlockEnd: space[2] },
});
