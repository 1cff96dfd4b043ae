import { css } from '@emotion/react';
import { color, duration, easing, media, radius } from '../foundations/tokens/index.ts';
import { mark } from '../internal/choice/choice.styles.ts';

export const track = css(mark, {
  inlineSize: '2.25rem',
  blockSize: '1.25rem',
  placeItems: 'center start',
  borderRadius: radius.full,
  background: color.borderStrong,
  [media.hover]: { '&:hover:not(:disabled)': { background: color.textSubtle } },
});

export const thumb = css({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  marginInlineStart: '0.125rem',
  borderRadius: radius.full,
  background: color.surface,
  transition: `transform ${duration.fast} ${easing.out}`,
  '&[data-state="checked"]': { background: color.onAccent, transform: 'translateX(1rem)' },
  '[dir="rtl"] &[data-state="checked"], &:dir(rtl)[data-state="checked"]': { transform: 'translateX(-1rem)' },
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    background: 'ButtonText',
    '&[data-state="checked"]': { background: 'HighlightText' },
  },
});
