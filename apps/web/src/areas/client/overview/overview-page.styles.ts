import { css } from '@emotion/react';
import { color, fontWeight, media, space } from '@uplift/ui/tokens';

/** What is to be done and what has come of it beside who is there to talk to. */
export const columns = css({
  display: 'grid',
  gap: space[6],
  overflowWrap: 'anywhere',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' },
});

export const list = css({ display: 'grid', borderBlock: `1px solid ${color.border}` });

export const row = css({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& + &': { borderBlockStart: `1px solid ${color.border}` },
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[1],
});

export const sender = css({ fontWeight: fontWeight.medium });

/** The beginning of a message: the rest is a press away. */
export const excerpt = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

/** Four figures in two rows of two: beside them there is another column. */
export const figures = css({
  [media.lg]: { '& > section': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
