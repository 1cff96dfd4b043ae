import { css } from '@emotion/react';
import { color, media, radius, space } from '../tokens/index.ts';

export const track = css({
  position: 'relative',
  inlineSize: '16rem',
  blockSize: space[6],
  background: color.groundSubtle,
  borderRadius: radius.full,
});

export const runner = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: space[6],
  background: color.accent,
  borderRadius: radius.full,
  // With reduced motion, it jumps to the other end.
  '[data-moved] &': { transform: 'translateX(14.5rem)' },
  '[dir="rtl"] [data-moved] &': { transform: 'translateX(-14.5rem)' },
  [media.motion]: { transitionProperty: 'transform' },
});
