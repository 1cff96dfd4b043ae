import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, shadow, space } from '@uplift/ui/tokens';

export const picture = css({
  overflow: 'clip',
  aspectRatio: '16 / 10',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  boxShadow: shadow.lg,
  '@media print': { boxShadow: 'none', maxInlineSize: '24rem' },
});

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)', columnGap: space[16] },
});

export const text = css({ display: 'grid', gap: space[4], alignContent: 'start', justifyItems: 'start' });

export const table = css({ inlineSize: '100%' });

export const caption = css({
  paddingBlockEnd: space[3],
  color: color.textSubtle,
  fontSize: fontSize.sm,
  textAlign: 'start',
});

export const row = css({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  [media.md]: { display: 'table-row' },
});

export const name = css({
  textAlign: 'start',
  fontWeight: fontWeight.medium,
  verticalAlign: 'baseline',
  [media.md]: { inlineSize: '26%', paddingBlock: space[4], paddingInlineEnd: space[4] },
});

export const value = css({
  padding: 0,
  color: color.accentText,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  verticalAlign: 'baseline',
  [media.md]: { inlineSize: '18%', paddingBlock: space[4], paddingInlineEnd: space[6] },
});

export const counted = css({
  padding: 0,
  color: color.textMuted,
  fontSize: fontSize.sm,
  verticalAlign: 'baseline',
  [media.md]: { paddingBlock: space[4] },
});
