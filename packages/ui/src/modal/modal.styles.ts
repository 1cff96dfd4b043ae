import { css, keyframes } from '@emotion/react';
import { color, duration, easing, fontSize, media, shadow, space, zIndex } from '../tokens/index.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** What every panel over the page shares: its surface, the veil below it, and a page that does not scroll. */
export const modal = css({
  position: 'fixed',
  zIndex: zIndex.dialog,
  display: 'flex',
  flexDirection: 'column',
  padding: space[6],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surfaceRaised,
  boxShadow: shadow.lg,
  color: color.text,
  outline: 'none',
  // The veil belongs to the page below. A rule needs no style element of its own, which a strict content security
  // policy would not let a script add, and neither does keeping the page from scrolling.
  'body:has(&)::after': {
    content: '""',
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.overlay,
    background: color.overlay,
    // Also where a page keeps for itself the pointer events that an open panel takes from the body.
    pointerEvents: 'auto',
  },
  'html:has(&[data-state="open"][data-page-scrollbar])': { overflow: 'hidden' },
  'html:has(&[data-state="open"][data-page-scrollbar="wide"])': { scrollbarGutter: 'stable' },
  // There is one veil however many panels there are: one with another above it dims itself.
  '&:has(~ [data-page-scrollbar][data-state="open"])': { filter: 'brightness(0.6)' },
  [media.motion]: {
    transition: `filter ${duration.normal} ${easing.out}`,
    'body:has(&[data-state="open"])::after': { animation: `${fadeIn} ${duration.slow} ${easing.out}` },
    'body:has(&[data-state="closed"]):not(:has([data-page-scrollbar][data-state="open"]))::after': {
      animation: `${fadeOut} ${duration.normal} ${easing.out} forwards`,
    },
  },
});

export const description = css({ color: color.textMuted, fontSize: fontSize.sm });
