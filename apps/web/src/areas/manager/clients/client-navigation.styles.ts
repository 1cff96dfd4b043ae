import { css, keyframes } from '@emotion/react';
import { color, duration, easing, fontWeight, media, radius, space } from '@uplift/ui/tokens';

const fade = '1.75rem';

/** Moves the mask, so that each end of the row fades only while more links are beyond it. */
const uncover = keyframes({
  '0%': { maskPosition: `calc(${fade} * -1) 0, calc(${fade} * -1) 0` },
  '8%, 92%': { maskPosition: `0 0, calc(${fade} * -1) 0` },
  '100%': { maskPosition: '0 0, 0 0' },
});

export const sections = css({
  display: 'flex',
  gap: space[6],
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.border}`,
  '&::-webkit-scrollbar': { display: 'none' },
  [media.forcedColors]: { borderBlockEnd: '1px solid' },
  '@supports (animation-timeline: scroll())': {
    maskImage: `linear-gradient(to right, transparent, black ${fade}), linear-gradient(to left, transparent, black ${fade})`,
    maskRepeat: 'no-repeat',
    maskSize: `calc(100% + ${fade}) 100%`,
    maskPosition: `calc(${fade} * -1) 0, 0 0`,
    maskComposite: 'intersect',
    animation: `${uncover} linear`,
    animationTimeline: 'scroll(self inline)',
    // A mask would clip the focus ring.
    '&:has(:focus-visible)': { maskImage: 'none' },
  },
});

export const section = css({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: color.textMuted,
  fontSize: '0.9375rem',
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${duration.fast} ${easing.out}`,
  [media.hover]: { '&:hover': { color: color.text } },
  '&[aria-current="page"]': { color: color.text, boxShadow: `inset 0 -2px 0 ${color.accent}` },
  '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.sm },
});

export const sectionCount = css({ marginInlineStart: space[2] });
