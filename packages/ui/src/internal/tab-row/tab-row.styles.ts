import type { CSSObject } from '@emotion/react';
import {
  color,
  controlHeight,
  duration,
  easing,
  fontWeight,
  media,
  radius,
  space,
} from '../../foundations/tokens/index.ts';

/** Distance of the focus ring from the text, within the box that scrolls. */
const ring = space[1];

/** A row of tabs or links that scrolls if it is too long. Fades where there is more with `fadeInline`. */
export const row: CSSObject = {
  gap: space[6],
  marginInline: `calc(${ring} * -1)`,
  paddingInline: ring,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  background: `linear-gradient(${color.border}, ${color.border}) bottom / 100% 1px no-repeat content-box`,
  '&::-webkit-scrollbar': { display: 'none' },
  [media.forcedColors]: { background: 'none', borderBlockEnd: '1px solid' },
};

/** A tab or link, with a mark that shows while it is the active one. */
export const item: CSSObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minBlockSize: controlHeight.md,
  color: color.textMuted,
  fontSize: '0.9375rem',
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: `color ${duration.fast} ${easing.out}, background-color ${duration.fast} ${easing.out}`,
  '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.sm },
  '&::after': {
    content: '""',
    position: 'absolute',
    borderRadius: radius.full,
    background: color.accent,
    opacity: 0,
    transition: `opacity ${duration.fast} ${easing.out}, transform ${duration.normal} ${easing.out}`,
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
};

/** Gives the focus ring of an item of a row its distance from the text, and leaves the text where it is. */
export const ringed: CSSObject = { paddingInline: ring, marginInline: `calc(${ring} * -1)` };

/** Place of the mark below an item of a row. */
export const below: CSSObject = { insetInline: ring, insetBlockEnd: 0, blockSize: '2px' };

/** The mark of an item that isn't active, from which it grows. */
export const shrunk: CSSObject = { transform: 'scaleX(0.6)' };
