import { css, keyframes } from '@emotion/react';
import { media, space } from '../foundations/tokens/index.ts';

const glide = keyframes({
  from: { transform: 'translateX(0)' },
  to: { transform: 'translateX(calc(-50% * var(--marquee-direction)))' },
});

const fade = 'linear-gradient(to right, transparent, #000 6%, #000 94%, transparent)';

export const viewport = css({ '--marquee-gap': space[3], minInlineSize: 0 });

export const viewportMoving = css({
  [media.motion]: {
    '--marquee-direction': 1,
    '&:dir(rtl)': { '--marquee-direction': -1 },
    overflow: 'hidden',
    maskImage: fade,
    // Leaves room for focus rings, which extend beyond the items.
    paddingBlock: space[1],
  },
});

/** Each copy is at least as wide as the viewport, so half of the track is exactly one loop. */
export const track = css({
  [media.motion]: {
    display: 'flex',
    inlineSize: 'max-content',
    minInlineSize: '200%',
    animation: `${glide} var(--marquee-duration) linear infinite`,
    '[data-reverse="true"] > &': { animationDirection: 'reverse' },
    '[data-paused="true"] > &, [data-moving]:hover > &, [data-moving]:focus-within > &': {
      animationPlayState: 'paused',
    },
  },
});

export const copy = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 'var(--marquee-gap)',
  margin: 0,
  padding: 0,
  // An empty string, because Safari drops the list role with `none`.
  listStyleType: '""',
});

export const copyMoving = css({
  [media.motion]: {
    flex: '1 0 auto',
    minInlineSize: '50%',
    flexWrap: 'nowrap',
    justifyContent: 'space-around',
    // The trailing gap belongs to the loop. Without it, the seam would jump by one gap.
    paddingInlineEnd: 'var(--marquee-gap)',
  },
  '@media (prefers-reduced-motion: reduce)': { '&[data-part="duplicate"]': { display: 'none' } },
});
