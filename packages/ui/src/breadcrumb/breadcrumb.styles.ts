import { css } from '@emotion/react';
import { color, duration, easing, fontSize, space } from '../foundations/tokens/index.ts';

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: space[1],
  margin: 0,
  padding: 0,
  color: color.textSubtle,
  fontSize: fontSize.sm,
  listStyle: 'none',
});

export const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  'li + &::before': {
    content: '""',
    flex: 'none',
    inlineSize: '0.375rem',
    blockSize: '0.375rem',
    marginInline: space[3],
    borderBlockStart: '1.5px solid currentColor',
    borderInlineEnd: '1.5px solid currentColor',
    transform: 'rotate(45deg)',
    opacity: 0.7,
  },
  '[dir="rtl"] li + &::before': { transform: 'rotate(-45deg)' },
});

/**
 * A long page name ends in an ellipsis. With little room left, it takes the next line. The minimum keeps short
 * names on the line of their parents where the breadcrumb is only as wide as its content.
 */
export const pageItem = css({ flex: '1 1 6rem', minInlineSize: '6rem' });

export const link = css({
  paddingBlock: space[1],
  color: color.textMuted,
  textDecoration: 'none',
  transition: `color ${duration.fast} ${easing.out}`,
  '&:hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: '0.22em' },
});

// One line of a clamped text, and not `nowrap`, which would make narrow pages as wide as the name.
export const page = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  color: color.text,
});
