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

export const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.25rem',
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'transparent',
  color: color.accentText,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  '@media (pointer: coarse)': { minBlockSize: '2.75rem' },
  [media.hover]: { '&:hover:not(:disabled)': { color: color.text } },
  '&:disabled': { color: color.textSubtle, cursor: 'not-allowed' },
});

export const arrow = css({
  [media.motion]: { transition: `transform ${duration.fast} ${easing.out}` },
  '[data-state="open"] > &': { transform: 'rotate(180deg)' },
});

const height = 'var(--radix-collapsible-content-height)';
const unfold = keyframes({
  // Clips only while it moves, because focus rings extend past the edges.
  from: { blockSize: 0, opacity: 0, overflow: 'clip' },
  to: { blockSize: height, overflow: 'clip' },
});
const fold = keyframes({
  from: { blockSize: height, overflow: 'clip' },
  to: { blockSize: 0, opacity: 0, overflow: 'clip' },
});

export const content = css({
  [media.motion]: {
    '&[data-state="open"]': { animation: `${unfold} ${duration.normal} ${easing.out}` },
    '&[data-state="closed"]': { animation: `${fold} ${duration.normal} ${easing.out}` },
  },
});
