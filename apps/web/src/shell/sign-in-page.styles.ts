import { css } from '@emotion/react';
import { color, space } from '@uplift/ui/tokens';

export const page = css({
  minBlockSize: '70svh',
  background: `radial-gradient(48rem 24rem at 50% -6rem, ${color.glowCool}, transparent 70%), ${color.ground}`,
});

export const column = css({ display: 'grid', gap: space[6], maxInlineSize: '30rem' });

export const header = css({ display: 'grid', gap: space[3] });
