import { css, keyframes } from '@emotion/react';
import { color, media } from '../foundations/tokens/index.ts';

const sweep = keyframes({
  '0%, 55%': { transform: 'translateX(-130px) skewX(-18deg)' },
  '85%, 100%': { transform: 'translateX(190px) skewX(-18deg)' },
});

export const shield = css({
  display: 'block',
  inlineSize: '10rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
});

export const lit = css({ stopColor: color.goldLight });
export const plain = css({ stopColor: color.gold });
export const shaded = css({ stopColor: color.goldShade });
export const field = css({ fill: color.goldSubtle });
export const stroke = css({ stroke: color.onGold });

export const beam = css({
  fill: color.goldLight,
  opacity: 0.55,
  mixBlendMode: 'plus-lighter',
  transform: 'translateX(-130px) skewX(-18deg)',
  [media.motion]: { animation: `${sweep} 6s cubic-bezier(0.65, 0, 0.35, 1) infinite` },
});
