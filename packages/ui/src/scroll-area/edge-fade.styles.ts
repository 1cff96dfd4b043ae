import { css, keyframes, type SerializedStyles } from '@emotion/react';
import { media } from '../foundations/tokens/index.ts';

const depth = '1.75rem';

/**
 * Two masks, each longer than the box by the depth of its fade. Moved by that depth, one uncovers the start
 * and the other covers the end. Without scrolling there is no scroll progress, so there is no fade.
 */
function along(axis: 'block' | 'inline', from: string, to: string): SerializedStyles {
  const position = (start: string, end: string) =>
    axis === 'block' ? `0 ${start}, 0 ${end}` : `${start} 0, ${end} 0`;
  const shifted = `calc(${depth} * -1)`;
  const atStart = position(shifted, shifted);
  const between = position('0px', shifted);
  const atEnd = position('0px', '0px');
  const progress = keyframes({
    '0%': { maskPosition: atStart },
    '8%': { maskPosition: between },
    '92%': { maskPosition: between },
    '100%': { maskPosition: atEnd },
  });
  return css({
    '@supports (animation-timeline: scroll())': {
      maskImage: `linear-gradient(to ${to}, transparent, black ${depth}), linear-gradient(to ${from}, transparent, black ${depth})`,
      maskRepeat: 'no-repeat',
      maskSize: axis === 'block' ? `100% calc(100% + ${depth})` : `calc(100% + ${depth}) 100%`,
      maskPosition: position(shifted, '0px'),
      maskComposite: 'intersect',
      animationName: progress,
      animationTimingFunction: 'linear',
      animationTimeline: `scroll(self ${axis})`,
    },
  });
}

const whole = css({
  // A mask would clip the focus ring, and would fade the colors that the user chose.
  '&:focus-visible': { maskImage: 'none' },
  [media.forcedColors]: { maskImage: 'none' },
});

/** Fades the top and bottom edges of a scrolling box where there is more content. */
export const fadeBlock = css(along('block', 'top', 'bottom'), whole);

/** Fades the side edges of a scrolling box where there is more content. */
export const fadeInline = css(along('inline', 'left', 'right'), whole, {
  '[dir="rtl"] &': { animationDirection: 'reverse' },
});
