import { css } from '@emotion/react';
import { color, fontWeight, media, space } from '@uplift/ui/tokens';

/** Tasks and results in the wide column, manager and messages in the narrow one. */
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

/** The first lines of a message. The full text is one click away. */
export const excerpt = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

/** Two rows of two figures, because of the second column. */
export const figures = css({
  [media.lg]: { '& > section': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
