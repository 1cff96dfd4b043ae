import { css } from '@emotion/react';
import { color, space } from '@uplift/ui/tokens';

/** The bar above is 64 to 72 px high and covers the top of the glow. */
const barHeight = '4.5rem';

export const page = css({
  minBlockSize: `calc(80svh + ${barHeight})`,
  marginBlockStart: `calc(${barHeight} * -1)`,
  paddingBlockStart: `calc(${barHeight} + clamp(2rem, 0.75rem + 4vw, 4.5rem))`,
  background: `radial-gradient(48rem 24rem at 50% -6rem, ${color.glowCool}, transparent 70%), ${color.ground}`,
});

export const column = css({ display: 'grid', gap: space[6], maxInlineSize: '30rem' });

/** Focused only so that screen readers announce it. It isn't interactive. */
export const title = css({ outline: 'none' });

export const header = css({ display: 'grid', gap: space[3] });
