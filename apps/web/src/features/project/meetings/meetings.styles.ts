import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const list = css({
  display: 'grid',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});

export const meeting = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[4],
  padding: space[4],
  '& + &': { borderBlockStart: `1px solid ${color.border}` },
  [media.md]: { padding: space[5], gap: space[5] },
});

/** Calendar leaf. Decorative, because the date is also in the text next to it. */
export const leaf = css({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '3rem',
  paddingBlock: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.groundSubtle,
  lineHeight: 1.2,
});

export const month = css({ fontSize: fontSize.sm, color: color.textMuted });

export const day = css({
  fontSize: fontSize.lg,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const body = css({ display: 'grid', gap: space[2], minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});

export const cancelled = css({ textDecoration: 'line-through', textDecorationColor: color.textMuted });

/** Stays on one line if it fits. Meetings past midnight include both days. */
export const hours = css({ display: 'inline-block', fontVariantNumeric: 'tabular-nums' });

export const notes = css({ whiteSpace: 'pre-line', maxInlineSize: '70ch' });

export const times = css({
  display: 'grid',
  gap: space[5],
  [media.md]: { gridTemplateColumns: '2fr 1fr 1fr' },
});
