import { css } from '@emotion/react';
import { color, fontWeight, media, space } from '@uplift/ui/tokens';

export const calculator = css({
  paddingBlockStart: 0,
  '@media print': { marginBlockStart: space[6] },
});

export const text = css({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  justifyItems: 'start',
  '@media print': { breakAfter: 'avoid' },
});

export const hints = css({
  display: 'grid',
  gap: 0,
  margin: 0,
  borderBlockStart: `1px solid ${color.border}`,
});

export const hint = css({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[5],
  borderBlockEnd: `1px solid ${color.border}`,
  [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space[6] },
});

export const hintTerm = css({ fontWeight: fontWeight.semibold });

export const hintText = css({ margin: 0, color: color.textMuted });
