import { css } from '@emotion/react';
import { duration, easing, radius } from '../foundations/tokens/index.ts';
import { filled, mark, onMark } from '../internal/choice/choice.styles.ts';

export const checkbox = css(mark, {
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: radius.sm,
  '&:indeterminate': filled,
});

export const drawing = css(onMark, {
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  margin: 'auto',
  inset: 0,
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
  'input:checked:not(:indeterminate) + & > [data-for="checked"], input:indeterminate + & > [data-for="indeterminate"]':
    {
      opacity: 1,
      transform: 'none',
    },
});
