import { css } from '@emotion/react';
import { color, fontSize, media, radius, space } from '@uplift/ui/tokens';

export const ways = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[8],
  margin: 0,
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const way = css({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  rowGap: space[1],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
});

export const wayName = css({ color: color.textSubtle, fontSize: fontSize.sm });

export const wayValue = css({ margin: 0 });

export const address = css({ fontStyle: 'normal', lineHeight: 1.5 });

export const steps = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const step = css({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: space[3],
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});

export const audit = css({ display: 'grid', gap: space[6], justifyItems: 'start' });
