import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const section = css({
  scrollMarginBlockStart: '3rem',
  background: `radial-gradient(60rem 30rem at 0% 0%, ${color.goldSubtle}, transparent 70%), ${color.groundSubtle}`,
});

export const head = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[6],
  [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[12], alignItems: 'center' },
});

export const shield = css({ inlineSize: 'clamp(5.5rem, 4rem + 6vw, 10rem)', blockSize: 'auto' });

export const text = css({ display: 'grid', gap: space[4], justifyItems: 'start', maxInlineSize: '46rem' });

export const details = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  marginBlockStart: `clamp(${space[10]}, 5vw, ${space[16]})`,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space[16] },
});

export const terms = css({ display: 'grid', gap: space[6], alignContent: 'start', margin: 0 });

export const term = css({ display: 'grid', gap: space[1] });

export const termName = css({ fontWeight: fontWeight.semibold });

export const termText = css({ margin: 0, color: color.textMuted });

export const example = css({
  containerType: 'inline-size',
  '@media print': { breakInside: 'avoid' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
  padding: `clamp(${space[5]}, 3vw, ${space[8]})`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});

export const table = css({
  inlineSize: '100%',
  fontSize: fontSize.sm,
  // Stacks the cells of a row when large text leaves no room for columns.
  '@container (max-width: 12rem)': { '&, & tbody': { display: 'block' }, '& tr': { display: 'grid' } },
});

export const caption = css({
  paddingBlockEnd: space[4],
  color: color.textMuted,
  textAlign: 'start',
  lineHeight: 1.5,
});

export const columnHead = css({
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.borderStrong}`,
  color: color.textSubtle,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
});

export const cell = css({
  paddingBlock: space[3],
  paddingInlineEnd: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  fontWeight: fontWeight.regular,
  'tr:last-of-type > &': { borderBlockEnd: 0, paddingBlockEnd: 0 },
});

/** The share of the agreed hours that was saved. The rest is refunded. */
export const bar = css({
  display: 'block',
  blockSize: '0.3125rem',
  maxInlineSize: '9rem',
  marginBlockStart: space[2],
  borderRadius: radius.full,
  background: `linear-gradient(to right, ${color.accent} calc(var(--share) * 100%), ${color.gold} 0)`,
  [media.forcedColors]: {
    background: 'linear-gradient(to right, CanvasText calc(var(--share) * 100%), GrayText 0)',
    forcedColorAdjust: 'none',
  },
});

export const figure = css({ paddingInlineEnd: 0, textAlign: 'end' });

export const refund = css({ color: color.goldText, fontWeight: fontWeight.semibold });
