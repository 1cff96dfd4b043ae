import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

export const question = css({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** However many lines the hints take, sliders side by side stand on one line. */
export const field = css({
  flex: 1,
  // An error takes the line of the hint, but not the gap that follows a hint.
  '&:has([aria-invalid="true"])': { marginBlockEnd: space[2] },
});

/** Room for the units at the end: the longest is `hours/week`. */
export const withUnit = css({ paddingInlineEnd: '6rem' });
