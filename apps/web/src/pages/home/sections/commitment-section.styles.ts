import { css } from '@emotion/react';
import { color, media, radius, space } from '@uplift/ui/tokens';

/** Continues the stories section on the same background. */
export const section = css({ paddingBlockStart: 0 });

export const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[8],
  padding: `clamp(${space[6]}, 5vw, ${space[16]})`,
  borderRadius: radius.xl,
  borderColor: `color-mix(in srgb, ${color.gold} 38%, ${color.border})`,
  background: `
    radial-gradient(36rem 24rem at 12% 0%, ${color.goldSubtle}, transparent 75%),
    ${color.surface}`,
  [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: space[12] },
  [media.lg]: { gap: space[20] },
});

export const shield = css({ inlineSize: 'clamp(6rem, 4rem + 10vw, 12rem)', blockSize: 'auto' });

export const text = css({
  display: 'grid',
  overflowWrap: 'anywhere',
  gap: space[4],
  justifyItems: 'start',
  '& > p': { textWrap: 'balance' },
});

export const promise = css({ maxInlineSize: '42rem' });
