import { css, keyframes, type SerializedStyles } from '@emotion/react';
import { color, media, radius } from '../foundations/tokens/index.ts';

export type SkeletonShape = 'text' | 'block' | 'circle';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = css({
  display: 'block',
  maxInlineSize: '100%',
  background: color.skeleton,
  [media.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` },
  [media.forcedColors]: { background: 'GrayText' },
});

export const shapes = {
  text: css({ inlineSize: '100%', blockSize: '0.75em', marginBlock: '0.425em', borderRadius: radius.sm }),
  block: css({ inlineSize: '100%', blockSize: '6rem', borderRadius: radius.md }),
  circle: css({ inlineSize: '2.5rem', aspectRatio: '1', borderRadius: radius.full }),
} satisfies Record<SkeletonShape, SerializedStyles>;
