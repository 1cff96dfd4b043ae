import { css, keyframes } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontSize,
  media,
  shadow,
  space,
  zIndex,
} from '../../foundations/tokens/index.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** Styles that all modal panels share: the surface, the backdrop and the scroll lock of the page. */
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
  // The backdrop belongs to the container, usually the body. Like the scroll lock, it is a static rule: under a strict
  // Content-Security-Policy, a script couldn't add a style element for it.
  '*:has(> &)::after': {
    content: '""',
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.overlay,
    background: color.overlay,
    // Also catches presses if the page re-enables the pointer events that an open panel disables on the body.
    pointerEvents: 'auto',
  },
  'html:has(&[data-state="open"][data-page-scrollbar])': { overflow: 'hidden' },
  'html:has(&[data-state="open"][data-page-scrollbar="wide"])': { scrollbarGutter: 'stable' },
  // Stacked panels share one backdrop, so a panel below another one dims itself.
  '&:has(~ [data-page-scrollbar][data-state="open"])': { filter: 'brightness(0.6)' },
  [media.motion]: {
    transition: `filter ${duration.normal} ${easing.out}`,
    '*:has(> &[data-state="open"])::after': { animation: `${fadeIn} ${duration.slow} ${easing.out}` },
    '*:has(> &[data-state="closed"]):not(:has(> [data-page-scrollbar][data-state="open"]))::after': {
      animation: `${fadeOut} ${duration.normal} ${easing.out} forwards`,
    },
  },
});

export const description = css({ color: color.textMuted, fontSize: fontSize.sm });
