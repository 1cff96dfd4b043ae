import { css } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  radius,
  shadow,
  space,
} from '@uplift/ui/tokens';
import { WIDE_FROM } from '../orbit-model/orbit-stage.ts';
import { stageHeight } from '../tech-showcase/stage-height.styles.ts';
import { withoutScript } from '../tech-showcase/without-script.styles.ts';

/** Condition for a stage that isn't as narrow as on a phone. */
export const wide = `@container orbit (min-width: ${WIDE_FROM}px)`;

/** The atom has its own dark stage in every theme: light on dark is what makes it glow. */
export const view = css(stageHeight, {
  container: 'orbit / inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  blockSize: 'var(--stage-height)',
  [withoutScript]: { blockSize: 'auto' },
  minInlineSize: 0,
  // In a custom element, the colors depend on it.
  colorScheme: 'dark',
  paddingBlockEnd: space[3],
  borderRadius: radius.xl,
  overflow: 'clip',
});

export const stage = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minBlockSize: 0,
  [withoutScript]: { flex: 'none', blockSize: 'min(var(--stage-height), 75vw)' },
});

export const picture = css({ position: 'relative', flex: '1 1 0', minBlockSize: 0, containerType: 'size' });

/** Light from the nucleus on the stage. */
export const glow = css({
  position: 'absolute',
  inset: 0,
  background: `radial-gradient(ellipse 60% 70% at 50% 50%, color-mix(in srgb, ${color.accent} 20%, transparent), color-mix(in srgb, ${color.accent} 7%, transparent) 45%, transparent 75%)`,
  pointerEvents: 'none',
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
  outlineOffset: '-3px',
  // Horizontal drags rotate the atom; vertical drags scroll the page, and two fingers zoom it.
  touchAction: 'pan-y pinch-zoom',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  cursor: 'grab',
  '&[data-pointing="true"]': { cursor: 'pointer' },
  '&[data-dragging="true"]': { cursor: 'grabbing' },
  '&[aria-hidden="true"]': { display: 'none' },
});

/** Clips the card, which is placed for the old width until the frame after a resize. */
export const cardLayer = css({
  position: 'relative',
  minBlockSize: '6.25rem',
  paddingInline: space[5],
  pointerEvents: 'none',
  [withoutScript]: { display: 'none' },
  [wide]: { position: 'absolute', inset: 0, padding: 0, overflow: 'clip' },
});

/** Below the atom on narrow stages. Elsewhere, next to its technology. */
export const card = css({
  display: 'grid',
  gap: space[1],
  textAlign: 'center',
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  opacity: 0,
  transitionProperty: 'opacity',
  transitionDuration: duration.slow,
  transitionTimingFunction: easing.out,
  '&[data-shown="true"]': { opacity: 1 },
  [wide]: {
    position: 'absolute',
    insetBlockStart: 0,
    left: 0,
    inlineSize: '16.5rem',
    padding: space[4],
    border: `1px solid ${color.border}`,
    borderRadius: radius.lg,
    background: `color-mix(in srgb, ${color.surfaceRaised} 92%, transparent)`,
    boxShadow: shadow.lg,
    textAlign: 'start',
  },
});

export const cardTitle = css({
  color: color.text,
  fontFamily: fontFamily.display,
  fontSize: fontSize.md,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.25,
});

export const cardDetail = css({ color: color.textSubtle, fontSize: fontSize.xs });

export const cardText = css({ color: color.textMuted });

export const messageLayer = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'end center',
  paddingBlockEnd: space[4],
});

/** Above the atom on narrow stages. Elsewhere, below it, next to the list of technologies. */
export const playback = css({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[4],
  [wide]: { insetBlockStart: 'auto', insetBlockEnd: space[3] },
  [withoutScript]: { display: 'none' },
});

export const seeAll = css({ display: 'grid', paddingInline: space[5], [wide]: { display: 'none' } });
