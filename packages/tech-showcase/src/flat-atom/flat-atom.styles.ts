import { css } from '@emotion/react';
import { color, fontSize, fontWeight } from '@uplift/ui/tokens';
import { WIDE_FROM } from '../orbit-model/orbit-stage.ts';
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

/** In radii; `viewBox` says the same. */
const PICTURE = 2.6;
export const viewBox: string = [-PICTURE / 2, -PICTURE / 2, PICTURE, PICTURE].join(' ');

export const rings = css({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${PICTURE / 2} * var(--orbit-unit))`,
  // Physical on purpose: the atom is a picture and doesn't mirror.
  left: `calc(50% - ${PICTURE / 2} * var(--orbit-unit))`,
  inlineSize: `calc(${PICTURE} * var(--orbit-unit))`,
  blockSize: `calc(${PICTURE} * var(--orbit-unit))`,
  // Wider than a narrow stage. The reset would shrink it there, and the items would leave their rings.
  maxInlineSize: 'none',
  overflow: 'visible',
  '& path[data-ring]': {
    fill: 'none',
    stroke: color.accentText,
    strokeWidth: 'var(--orbit-line)',
  },
  '& path[data-quiet="true"]': { stroke: color.textSubtle },
});

export const back = css({ opacity: 0.2, zIndex: 0 });
export const front = css({ opacity: 0.45, zIndex: NUCLEUS_LAYER });
export const nucleus = css({ zIndex: NUCLEUS_LAYER });

export const glassStop = css({ stopColor: `color-mix(in srgb, ${color.accent} 55%, #0b1220)` });
export const deepStop = css({ stopColor: `color-mix(in srgb, ${color.accent} 16%, #0b1220)` });
export const rimStop = css({ stopColor: `color-mix(in srgb, ${color.accentText} 80%, #fff)` });
export const lightStop = css({ stopColor: `color-mix(in srgb, ${color.accentText} 70%, #fff)` });

/** Centers an element on the nucleus; transforms move it from there. */
const centered = css({
  position: 'absolute',
  insetBlockStart: '50%',
  left: '50%',
});

export const rim = css(centered, {
  zIndex: NUCLEUS_LAYER,
  // The space keeps the icons of the ring off its name.
  translate: 'calc(-100% - 0.75rem) -50%',
  '[data-names="above"] &': { translate: '-50% calc(-100% - 0.25rem)' },
  // There is no room for them next to the rings.
  '@container (max-width: 52rem)': { '[data-names="left"] &': { display: 'none' } },
  color: color.textSubtle,
  fontSize: '0.6875rem',
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  textShadow: `0 0 6px ${color.ground}, 0 0 6px ${color.ground}, 0 0 6px ${color.ground}`,
});

export const comet = css(centered, {
  zIndex: NUCLEUS_LAYER + 1000,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: '-0.625rem',
  borderRadius: '50%',
  background: `radial-gradient(closest-side, #fff, ${color.accentText} 35%, transparent)`,
  opacity: 0,
});

export const item = css(centered, {
  inlineSize: 'var(--tech-icon-size)',
  blockSize: 'var(--tech-icon-size)',
  margin: 'calc(var(--tech-icon-size) / -2)',
  // Hidden pictures don't load.
  [`@container orbit not (min-width: ${WIDE_FROM}px)`]: { '&[data-narrow="false"]': { display: 'none' } },
});

/** A disc of dark glass: lit from above, with an edge below and a shadow. */
export const itemFace = css({
  position: 'relative',
  display: 'block',
  borderRadius: '50%',
  '--tech-icon-tile': 'linear-gradient(160deg, #31486f, #15223a 62%, #101a2e)',
  '--tech-icon-ink': '#dbe7fb',
  boxShadow:
    'inset 0 1px 0 rgb(190 215 255 / 0.45), 0 calc(var(--tech-icon-size) * 0.05) 0 #0a1324, 0 calc(var(--tech-icon-size) * 0.055) 0 0.5px rgb(120 160 220 / 0.45), 0 calc(var(--tech-icon-size) * 0.2) calc(var(--tech-icon-size) * 0.3) rgb(2 6 16 / 0.6)',
  '&[data-plate="true"]': { '--tech-icon-plate': '#f3f7fd', '--tech-icon-ink': '#22406e' },
  // The icons of technologies behind the scenes are gray and neither very dark nor very bright.
  '[data-quiet="true"] > & img': { filter: 'grayscale(1) contrast(0.3) brightness(1.15)' },
});

export const itemName = css({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.375rem)',
  left: '50%',
  translate: '-50%',
  transformOrigin: 'top',
  // Phones without a script get the wide atom, too small for names.
  '@container (max-width: 40rem)': { '[data-names="left"] &': { display: 'none' } },
  color: color.text,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  textShadow: `0 0 6px ${color.ground}, 0 0 6px ${color.ground}`,
});
