import { css } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontSize,
  fontWeight,
  media,
  radius,
  shadow,
  space,
} from '@uplift/ui/tokens';
import { stageHeight } from '../tech-showcase/stage-height.styles.ts';

export const view = css(stageHeight, {
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  blockSize: 'var(--stage-height)',
  minInlineSize: 0,
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(10rem, 12rem) minmax(0, 1fr) minmax(10rem, 12rem)',
    gridTemplateRows: 'minmax(0, 1fr)',
    gap: space[4],
  },
});

export const stage = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minBlockSize: 0,
  [media.lg]: { gridColumn: 2, gridRow: 1 },
});

export const picture = css({ position: 'relative', flex: '1 1 0', minBlockSize: 0, containerType: 'size' });

/** Light from the nucleus on the page. */
export const glow = css({
  position: 'absolute',
  inset: '50%',
  // Never wider than its container, because the page may leave no margin.
  inlineSize: 'min(130cqmin, 100cqw)',
  aspectRatio: '1',
  translate: '-50% -50%',
  background: `radial-gradient(closest-side, ${color.glowCool}, color-mix(in srgb, ${color.glowCool} 35%, transparent) 45%, transparent)`,
  opacity: 0.75,
  pointerEvents: 'none',
  '[dir="rtl"] &': { translate: '50% -50%' },
});

const crossFade = { transitionProperty: 'opacity, visibility', transitionDuration: '600ms' };

export const canvasHost = css({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  opacity: 0,
  ...crossFade,
  '& canvas': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
  '[data-renderer="3d"] &': { opacity: 1 },
});

export const surface = css({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.xl,
  // Horizontal drags rotate the atom; vertical drags scroll the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  cursor: 'grab',
  '&[data-pointing="true"]': { cursor: 'pointer' },
  '&[data-dragging="true"]': { cursor: 'grabbing' },
  '&[aria-hidden="true"]': { display: 'none' },
});

/** Clips the label, which is placed for the old width until the frame after a resize. */
export const labelLayer = css({ position: 'absolute', inset: 0, overflow: 'clip', pointerEvents: 'none' });

export const label = css({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.surfaceRaised,
  boxShadow: shadow.md,
  color: color.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  opacity: 0,
  transitionProperty: 'opacity',
  transitionDuration: duration.fast,
  transitionTimingFunction: easing.out,
  '&[data-shown="true"]': { opacity: 1 },
});

export const messageLayer = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'end center',
  paddingBlockEnd: space[4],
});

export const caption = css({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[12],
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  textAlign: 'center',
});

export const captionHint = css({ color: color.textSubtle });

export const playback = css({
  position: 'absolute',
  insetBlockEnd: '0.25rem',
  insetInlineEnd: 0,
});
