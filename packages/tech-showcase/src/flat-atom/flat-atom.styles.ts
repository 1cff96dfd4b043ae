import { css } from '@emotion/react';
import { color } from '@uplift/ui/tokens';
import { NUCLEUS_LAYER } from './flat-projection.ts';

export const atom = css({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  pointerEvents: 'none',
  transitionProperty: 'opacity, visibility',
  transitionDuration: '600ms',
  '[data-renderer="3d"] &': { opacity: 0, visibility: 'hidden' },
});

export const rings = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  '& path': { fill: 'none', stroke: color.accentText, strokeWidth: 1.25, vectorEffect: 'non-scaling-stroke' },
});

export const back = css({ opacity: 0.22, zIndex: 0 });
export const front = css({ opacity: 0.5, zIndex: NUCLEUS_LAYER });
export const nucleus = css({ zIndex: NUCLEUS_LAYER });

export const brightStop = css({ stopColor: `color-mix(in srgb, ${color.accent} 45%, #fff)` });
export const midStop = css({ stopColor: color.accent });
export const darkStop = css({ stopColor: `color-mix(in srgb, ${color.accent} 45%, #0b1220)` });

export const item = css({
  position: 'absolute',
  insetBlockStart: 'calc(50% - var(--tech-icon-size) / 2)',
  // Physical on purpose: the atom is a picture and doesn't mirror.
  left: 'calc(50% - var(--tech-icon-size) / 2)',
  borderRadius: '50%',
  // Distant tiles take on the ambient light; otherwise white tiles would turn gray.
  background: `color-mix(in srgb, ${color.ground}, ${color.accent} 22%)`,
});

export const itemFace = css({ display: 'block' });
