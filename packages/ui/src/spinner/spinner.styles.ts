import { css, keyframes, type SerializedStyles } from '@emotion/react';

export type SpinnerSize = 'sm' | 'md' | 'lg';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = css({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  // Rotation carries the meaning, so reduced motion slows it down but never stops it.
  animation: `${turn} 700ms linear infinite`,
  '@media (prefers-reduced-motion: reduce)': {
    animationDuration: '2.4s !important',
    animationIterationCount: 'infinite !important',
  },
});

export const sizes = {
  sm: css({ inlineSize: '1rem', blockSize: '1rem' }),
  md: css({ inlineSize: '1.5rem', blockSize: '1.5rem' }),
  lg: css({ inlineSize: '2.25rem', blockSize: '2.25rem', borderWidth: '3px' }),
} satisfies Record<SpinnerSize, SerializedStyles>;
