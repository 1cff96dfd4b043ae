import { css, keyframes } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
} from '../foundations/tokens/index.ts';

const travel = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

const travelBack = keyframes({
  from: { transform: 'translateX(100%)' },
  to: { transform: 'translateX(-250%)' },
});

const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const progress = css({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });

export const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  fontSize: fontSize.sm,
  lineHeight: 1.4,
});

export const label = css({ flex: '1 1 6rem', fontWeight: fontWeight.medium, overflowWrap: 'anywhere' });

export const value = css({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const track = css({
  blockSize: '0.5rem',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.skeleton,
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

export const bar = css({
  blockSize: '100%',
  borderRadius: 'inherit',
  background: color.accent,
  // Moves in from the start. Animating the width would trigger layout at every step.
  transform: 'translateX(calc((var(--progress) - 1) * 100%))',
  '[dir="rtl"] &': { transform: 'translateX(calc((1 - var(--progress)) * 100%))' },
  [media.motion]: { transition: `transform ${duration.slow} ${easing.out}` },
  '&[data-state="complete"]': { background: color.success },
  '&[data-state="indeterminate"]': {
    inlineSize: '40%',
    transform: 'none',
    [media.motion]: { animation: `${travel} 1.4s ${easing.inOut} infinite` },
    // Without the movement, a pulse distinguishes the bar from a static one.
    '@media (prefers-reduced-motion: reduce)': {
      inlineSize: '100%',
      animation: `${breathe} 2.4s`,
      animationDuration: '2.4s !important',
      animationIterationCount: 'infinite !important',
    },
  },
  '[dir="rtl"] &[data-state="indeterminate"]': {
    transform: 'none',
    [media.motion]: { animationName: travelBack },
  },
  [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
});
