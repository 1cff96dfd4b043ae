import { css, type SerializedStyles } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} from '../foundations/tokens/index.ts';

export type TagTone = 'neutral' | 'accent';

export const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '1.875rem',
  paddingInline: space[3],
  border: '1px solid',
  borderRadius: radius.sm,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  '&[data-removable]': { paddingInlineEnd: 0 },
  '&[data-disabled]': { color: color.textSubtle },
});

export const tones = {
  neutral: css({ background: color.surface, borderColor: color.border, color: color.text }),
  accent: css({
    background: color.accentSubtle,
    borderColor: `color-mix(in srgb, ${color.accentText} 28%, transparent)`,
    color: color.accentText,
  }),
} satisfies Record<TagTone, SerializedStyles>;

export const text = css({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const remove = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: radius.sm,
  opacity: 0.8,
  transition: `background-color ${duration.fast} ${easing.out}, opacity ${duration.fast} ${easing.out}`,
  [media.hover]: {
    '&:hover:not(:disabled)': { background: 'color-mix(in srgb, currentColor 12%, transparent)', opacity: 1 },
  },
  '&:focus-visible': { outlineOffset: '-2px', opacity: 1 },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  // Enlarges the touch target without taking space from the neighbors.
  '@media (pointer: coarse)': {
    '&::after': { content: '""', position: 'absolute', inset: '-0.5rem -0.25rem' },
  },
});

export const cross = css({ inlineSize: '0.875rem', blockSize: '0.875rem' });
