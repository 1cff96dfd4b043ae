import { css } from '@emotion/react';
import { media, space } from '@uplift/ui/tokens';

export const header = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  marginBlockEnd: `clamp(${space[8]}, 2.5vw, ${space[10]})`,
  '@media print': { breakAfter: 'avoid' },
  // The lead shares the row with the title, and ends on its last line.
  '&[data-lead]': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space[16],
      alignItems: 'last baseline',
    },
  },
});

export const title = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  maxInlineSize: '44rem',
  // A title that almost fits into one line may take half of the gap.
  '[data-lead] > &': { [media.lg]: { marginInlineEnd: `calc(${space[8]} * -1)` } },
});

export const lead = css({ maxInlineSize: '40rem', textWrap: 'pretty' });
