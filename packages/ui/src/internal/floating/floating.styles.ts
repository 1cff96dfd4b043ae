import { css, keyframes } from '@emotion/react';
import { color, duration, easing, media, radius, shadow, zIndex } from '../../foundations/tokens/index.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });
const vanish = keyframes({ to: { opacity: 0, transform: 'scale(0.97)' } });

/** Shared styles of panels that are placed next to their trigger. */
export const floating = css({
  // Over dialogs too: a panel opened inside a dialog comes later in the page.
  zIndex: zIndex.dialog,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxInlineSize: 'calc(100vw - 1rem)',
  maxBlockSize: 'var(--radix-popper-available-height)',
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  boxShadow: shadow.lg,
  color: color.text,
  transformOrigin: 'var(--radix-popper-transform-origin)',
  outline: 'none',
  [media.motion]: {
    '&[data-state="open"]': { animation: `${appear} ${duration.fast} ${easing.out}` },
    '&[data-state="closed"]': { animation: `${vanish} ${duration.fast} ${easing.out} forwards` },
  },
});
