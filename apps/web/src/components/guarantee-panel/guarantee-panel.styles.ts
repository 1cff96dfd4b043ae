import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

export const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[6],
  padding: `clamp(${space[6]}, 4vw, ${space[12]})`,
  borderRadius: radius.xl,
  borderColor: `color-mix(in srgb, ${color.gold} 38%, ${color.border})`,
  background: `radial-gradient(36rem 24rem at 8% 0%, ${color.goldSubtle}, transparent 75%), ${color.surface}`,
  [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: space[10] },
  [media.lg]: { gridTemplateColumns: 'auto minmax(0, 1fr) 16rem' },
  '@media print': { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: space[5], breakInside: 'avoid' },
});

export const shield = css({ inlineSize: 'clamp(4.5rem, 3.5rem + 4vw, 7rem)', blockSize: 'auto' });

export const text = css({ display: 'grid', overflowWrap: 'anywhere', gap: space[3], justifyItems: 'start' });

export const promise = css({ maxInlineSize: '44rem', textWrap: 'balance' });

/** The two days of the guarantee, on wide screens only. */
export const days = css({
  display: 'none',
  [media.lg]: { display: 'grid', gap: space[5] },
  '& p': {
    paddingInlineStart: space[6],
    borderInlineStart: `2px solid ${color.gold}`,
    fontSize: fontSize.sm,
  },
  '& b': { display: 'block', color: color.goldText, fontSize: fontSize.xl, fontWeight: fontWeight.semibold },
});
