import { css } from '@emotion/react';
import { color, controlHeight, fontSize, fontWeight, media, space } from '@uplift/ui/tokens';
import { wide } from '../../../areas/shared/lists/rows.styles.ts';

/** Notes are below the columns. Rows without an action are as high as the others. */
export const meeting = css({
  gridTemplateRows: `minmax(${controlHeight.sm}, auto)`,
  [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr) 5.5rem 2.25rem' },
});

export const title = css({
  fontFamily: 'inherit',
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  letterSpacing: 'normal',
});

export const aboveOpen = css({ position: 'relative' });

export const cancelled = css({ textDecoration: 'line-through', textDecorationColor: color.textMuted });

export const facts = css({ gridColumn: 1 });

export const when = css({
  fontVariantNumeric: 'tabular-nums',
  [wide]: { gridColumn: 2, gridRow: 1, color: color.textMuted },
});

/** Stays on one line if it fits. Meetings past midnight include both days. */
export const hours = css({ display: 'inline-block' });

export const place = css({ [wide]: { gridColumn: 3, gridRow: 1, color: color.textMuted } });

export const badge = css({ [wide]: { gridColumn: 4, gridRow: 1, justifySelf: 'start' } });

export const action = css({
  position: 'relative',
  gridColumn: 2,
  gridRow: 1,
  justifySelf: 'end',
  inlineSize: controlHeight.sm,
  paddingInline: 0,
  [wide]: { gridColumn: 5 },
});

/** Above the button that covers the row, so that the text can be selected. */
export const notes = css({
  position: 'relative',
  gridColumn: '1 / -1',
  justifySelf: 'start',
  paddingBlockEnd: space[2],
  whiteSpace: 'pre-line',
  maxInlineSize: '70ch',
});

export const times = css({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: '1fr 1fr',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  // Times of the 12-hour clock need almost as much room as a date.
  [media.md]: {
    columnGap: space[4],
    gridTemplateColumns: '5fr 4fr 4fr',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
});
