import { css } from '@emotion/react';
import { color, media, radius, space } from '@uplift/ui/tokens';

/** The bar above is 64 to 72 px high and covers the top of the glow. */
const barHeight = '4.5rem';

export const page = css({
  minBlockSize: `calc(80svh + ${barHeight})`,
  marginBlockStart: `calc(${barHeight} * -1)`,
  paddingBlockStart: `calc(${barHeight} + clamp(2rem, 0.75rem + 4vw, 4.5rem))`,
  background: `radial-gradient(48rem 24rem at 50% -6rem, ${color.glowCool}, transparent 70%), ${color.ground}`,
});

export const column = css({ maxInlineSize: '30rem' });

export const columns = css({
  maxInlineSize: '30rem',
  [media.xl]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)',
    columnGap: `clamp(${space[10]}, 7vw, ${space[24]})`,
    alignItems: 'center',
    maxInlineSize: '75rem',
  },
});

export const form = css({ display: 'grid', gap: space[6] });

export const aside = css({
  display: 'none',
  padding: `clamp(${space[6]}, 4vw, ${space[12]})`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: `radial-gradient(30rem 20rem at 80% 0%, ${color.glowCool}, transparent 75%), ${color.groundSubtle}`,
  [media.xl]: { display: 'grid' },
  '& > *': { inlineSize: '100%', maxInlineSize: '32rem', marginInline: 'auto' },
});

/** Focused only so that screen readers announce it. It isn't interactive. Some titles break in the text. */
export const title = css({ outline: 'none', whiteSpace: 'pre-line' });

export const header = css({ display: 'grid', gap: space[3] });
