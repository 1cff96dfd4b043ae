import { css } from '@emotion/react';
import { space } from '@uplift/ui/tokens';

/** Where the form has one column: on phones. */
export const NARROW = '@container form (max-width: 21.99rem)';

export const question = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Value and slider on one line, between the label and the hint.
  [NARROW]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space[2]} ${space[4]}`,
    '& :is(label, p, [aria-live])': { gridColumn: '1 / -1' },
    '& [aria-live]:empty': { position: 'absolute' },
  },
});

/** Aligns sliders in the same row, regardless of how many lines their hints take. */
export const field = css({
  flex: 1,
  // An error replaces the hint, but not the gap that follows a hint.
  '&:has([aria-invalid="true"])': { marginBlockEnd: space[2] },
  [NARROW]: { display: 'contents' },
});
