import { type CSSObject, css } from '@emotion/react';
import { color, duration, easing, media, radius, shadow, space } from '@uplift/ui/tokens';
import { NARROW } from './question.styles.ts';

const THUMB = '1.25rem';
const TRACK = '0.375rem';

/** The track has the accent color up to the center of the thumb. */
const end = `calc(${THUMB} / 2 + var(--place) * (100% - ${THUMB}))`;

const track: CSSObject = {
  blockSize: TRACK,
  borderRadius: radius.full,
  background: `linear-gradient(to var(--end), var(--past) ${end}, var(--ahead) ${end})`,
};

const thumb: CSSObject = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: '2px solid var(--edge)',
  borderRadius: radius.full,
  background: color.surface,
  boxShadow: 'var(--halo)',
  outline: 'var(--ring) 2px',
  outlineOffset: '2px',
  transition: `box-shadow ${duration.fast} ${easing.out}`,
};

/**
 * 44 px high as a touch target; its visible part belongs to the field above. Each engine has its own names for
 * track and thumb, so states set properties that both inherit.
 */
export const slider = css({
  '--end': 'right',
  '--edge': color.accent,
  '--past': color.accent,
  '--ahead': color.skeleton,
  '--halo': shadow.sm,
  '--ring': 'none',
  '&:dir(rtl)': { '--end': 'left' },
  [media.hover]: {
    '&:hover': { '--halo': `0 0 0 5px color-mix(in srgb, ${color.accent} 16%, transparent)` },
  },
  '&:focus-visible': { outline: 'none', '--ring': `solid ${color.focus}` },
  '&[data-empty]': {
    '--edge': `color-mix(in srgb, ${color.accent} 60%, ${color.surface})`,
    '--past': `color-mix(in srgb, ${color.accent} 30%, ${color.skeleton})`,
  },
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    '&, &[data-empty]': { '--edge': 'Highlight', '--past': 'Highlight', '--ahead': 'CanvasText' },
  },
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '2.75rem',
  margin: `calc(${space[2]} * -1) 0 calc(${space[3]} * -1)`,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  '&::-webkit-slider-runnable-track': track,
  '&::-moz-range-track': track,
  // WebKit doesn't center it on the track.
  '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: `calc((${TRACK} - ${THUMB}) / 2)` },
  '&::-moz-range-thumb': thumb,
  [NARROW]: { gridArea: '2 / 2', margin: 0 },
  '@media print': { display: 'none' },
});
