import type { CSSObject } from '@emotion/react';
import { space } from '../../foundations/tokens/index.ts';

/** One row of controls that scrolls sideways, whatever their number. Fades where there is more with `fadeInline`. */
export const controlRow: CSSObject = {
  display: 'flex',
  gap: space[2],
  // Keeps focus rings from being cut at the edges of the scrolling box.
  margin: '-0.25rem',
  padding: '0.25rem',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
};
