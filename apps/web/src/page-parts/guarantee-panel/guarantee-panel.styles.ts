import { css } from '@emotion/react';
import { color, media, radius, space } from '@uplift/ui/tokens';

export const panel = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[6],
  padding: `clamp(${space[6]}, 4vw, ${space[12]})`,
  borderRadius: radius.xl,
  borderColor: `color-mix(in srgb, ${color.gold} 38%, ${color.border})`,
  background: `radial-gradient(36rem 24rem at 8% 0%, ${color.goldSubtle}, transparent 75%), ${color.surface}`,
  [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: space[10] },
});

export const shield = css({ inlineSize: 'clamp(4.5rem, 3.5rem + 4vw, 7rem)', blockSize: 'auto' });

export const words = css({ display: 'grid', gap: space[3], justifyItems: 'start' });

export const promise = css({ maxInlineSize: '44rem' });
