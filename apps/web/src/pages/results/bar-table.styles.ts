import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

/** On phones, title and industry are above a full-width bar. */
export const row = css({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  '&:last-of-type': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  [media.md]: { display: 'table-row' },
});

export const story = css({
  textAlign: 'start',
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  textWrap: 'balance',
  [media.md]: { inlineSize: '44%', paddingBlock: space[4], paddingInlineEnd: space[6] },
});

export const industry = css({
  padding: 0,
  color: color.textSubtle,
  fontSize: fontSize.sm,
  [media.md]: { inlineSize: '15%', paddingBlock: space[4], paddingInlineEnd: space[6] },
});

export const value = css({ padding: 0, [media.md]: { paddingBlock: space[4] } });

/** Leaves room for the figure after the longest bar. */
export const bar = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, calc((100% - 5.5rem) * var(--share))) auto 1fr',
  alignItems: 'center',
  columnGap: space[3],
});

export const fill = css({
  blockSize: '1.25rem',
  minInlineSize: '0.25rem',
  borderRadius: radius.sm,
  background: color.accent,
  [media.forcedColors]: { background: 'CanvasText' },
});
