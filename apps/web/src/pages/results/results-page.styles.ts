import { css } from '@emotion/react';
import { color, media, radius, space } from '@uplift/ui/tokens';

export const filters = css({ marginBlockEnd: space[10] });

export const chart = css({
  marginBlockStart: space[12],
  padding: `clamp(${space[5]}, 3vw, ${space[10]})`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});

export const measures = css({ marginBlockEnd: space[6] });

export const methodList = css({ margin: 0, padding: 0, listStyle: 'none' });

export const method = css({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.border}`,
});

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space[16] },
});

export const caveats = css({
  display: 'grid',
  gap: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.border}`,
});

export const caveat = css({
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.textMuted,
});
