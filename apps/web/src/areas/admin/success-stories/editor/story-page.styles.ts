import { css } from '@emotion/react';
import { color, media, radius, space } from '@uplift/ui/tokens';

/** Text in the wide column, details in the narrow one. They wrap if the font size leaves too little room. */
export const columns = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[10],
  alignItems: 'flex-start',
  '& > *': { flex: '999 1 24rem', minInlineSize: 0 },
  '& > :last-child': { flex: '1 1 18rem' },
});

/** Below the title of a notice without text. */
export const noticeAction = css({ marginBlockStart: space[2] });

export const form = css({ display: 'grid', gap: space[10], maxInlineSize: '48rem' });

export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const measurement = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 2.4fr) repeat(3, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
});

export const measurementActions = css({
  gridColumn: 'auto',
  justifyContent: 'flex-end',
  [media.md]: { gridColumn: '1 / -1' },
});

/** Sticky on larger screens, so that the buttons stay visible while editing a long text. */
export const bar = css({
  [media.md]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 },
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  background: color.ground,
});

export const versions = css({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

export const preview = css({
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.ground,
});
