import { css } from '@emotion/react';
import { duration, easing, radius } from '../foundations/tokens/index.ts';
import { mark } from '../internal/choice/choice.styles.ts';

export const checkbox = css(mark, { inlineSize: '1.25rem', blockSize: '1.25rem', borderRadius: radius.sm });

export const drawing = css({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& > path': {
    opacity: 0,
    transform: 'scale(0.6)',
    transformOrigin: 'center',
    transition: `opacity ${duration.fast} ${easing.out}, transform ${duration.fast} ${easing.out}`,
  },
  '[data-state="checked"] > & > [data-for="checked"], [data-state="indeterminate"] > & > [data-for="indeterminate"]':
    { opacity: 1, transform: 'none' },
});
