import { css } from '@emotion/react';
import { color, fontFamily, fontSize, fontWeight, media, space, tracking } from '@uplift/ui/tokens';

export const steps = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const step = css({
  display: 'grid',
  gap: space[6],
  paddingBlock: space[10],
  borderBlockStart: `1px solid ${color.border}`,
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr) minmax(0, 5fr)',
    columnGap: space[12],
    paddingBlock: space[12],
  },
});

export const marker = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[4],
  [media.lg]: { flexDirection: 'column', gap: space[2] },
});

export const number = css({
  color: color.accentText,
  fontFamily: fontFamily.display,
  fontSize: fontSize['3xl'],
  fontWeight: fontWeight.semibold,
  lineHeight: 1,
  letterSpacing: tracking.display,
  fontVariantNumeric: 'tabular-nums',
});

export const period = css({ color: color.textSubtle, fontSize: fontSize.sm });

export const text = css({ display: 'grid', gap: space[3], alignContent: 'start', maxInlineSize: '34rem' });

export const deliverables = css({ display: 'grid', gap: space[3], alignContent: 'start' });

export const deliverablesTitle = css({
  color: color.textSubtle,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
});

export const list = css({ fontSize: fontSize.sm });
