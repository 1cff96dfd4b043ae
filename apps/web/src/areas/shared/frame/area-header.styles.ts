import { css } from '@emotion/react';
import { breakpoint, controlHeight, space } from '@uplift/ui/tokens';

export const header = css({ display: 'grid', gap: space[2] });

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[3],
  // The same height with and without actions.
  minBlockSize: controlHeight.sm,
});

export const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // A short lead would fit next to the title, so that pages with a longer one look different.
  [`@media (max-width: ${breakpoint.sm - 1}px)`]: { flexDirection: 'column', alignItems: 'start' },
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
