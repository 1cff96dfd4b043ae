import { css } from '@emotion/react';
import { color, duration, easing, media, radius } from '../foundations/tokens/index.ts';
import { mark, onMark } from '../internal/choice/choice.styles.ts';

export const track = css(mark, {
  inlineSize: '2.25rem',
  blockSize: '1.25rem',
  borderRadius: radius.full,
  '&:not(:checked)': {
    background: color.borderStrong,
    [media.hover]: { '&:hover:not(:disabled)': { background: color.textSubtle } },
  },
});

export const thumb = css(onMark, {
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  insetBlock: 0,
  marginBlock: 'auto',
  insetInlineStart: '0.3125rem',
  borderRadius: radius.full,
  background: color.surface,
  transition: `transform ${duration.fast} ${easing.out}`,
  'input:checked + &': { background: color.onAccent, transform: 'translateX(1rem)' },
  '[dir="rtl"] input:checked + &, input:checked + &:dir(rtl)': { transform: 'translateX(-1rem)' },
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    background: 'ButtonText',
    'input:checked + &': { background: 'HighlightText' },
  },
});
