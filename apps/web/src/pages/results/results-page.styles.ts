import { css } from '@emotion/react';
import { color, radius, space } from '@uplift/ui/tokens';

export const filters = css({ marginBlockEnd: space[10] });

export const chart = css({
  marginBlockStart: space[12],
  padding: `clamp(${space[5]}, 3vw, ${space[10]})`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  '@media print': { marginBlockStart: space[6], padding: space[4] },
});

export const measures = css({ marginBlockEnd: space[6] });

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
  '@media print': { paddingBlock: space[2] },
});
