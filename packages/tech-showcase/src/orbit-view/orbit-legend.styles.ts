import { css } from '@emotion/react';
import { color, duration, easing, fontSize, fontWeight, radius, space } from '@uplift/ui/tokens';
import { withoutScript } from '../tech-showcase/without-script.styles.ts';
import { wide } from './orbit-view.styles.ts';

export const legend = css({ display: 'grid', gap: space[1], minInlineSize: 0 });

/** One swipeable strip. */
export const chips = css({
  flexWrap: 'nowrap',
  // Space for the focus ring, which scroll containers clip.
  padding: space[1],
  paddingInline: space[5],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(to right, transparent, #000 1.25rem, #000 calc(100% - 1.25rem), transparent)',
  '& > *': { flex: 'none' },
  [wide]: { justifyContent: 'safe center' },
  // They need a script.
  [withoutScript]: { display: 'none' },
});

// The empty string, because Safari doesn't treat a list without markers (`none`) as a list.
const unmarked = css({ margin: 0, padding: 0, listStyleType: '""' });

/** The hint, or the technologies of the chosen category. */
export const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  '& > ul:focus-within + p': { visibility: 'hidden' },
});

export const hint = css({
  color: color.textSubtle,
  fontSize: fontSize.xs,
  textAlign: 'center',
  pointerEvents: 'none',
  [withoutScript]: { display: 'none' },
});

export const groups = css(unmarked, {
  position: 'relative',
  display: 'flex',
  justifyContent: 'safe center',
  minBlockSize: '2.25rem',
  paddingInline: space[5],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // The playback button is at its end.
  [wide]: { marginInline: space[16] },
  [withoutScript]: { flexWrap: 'wrap', justifyContent: 'center', overflowX: 'visible' },
});

/** Other categories show while one of their technologies has focus. */
export const group = css({
  flex: 'none',
  '&[data-open="false"]:not(:focus-within)': {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    [withoutScript]: {
      position: 'static',
      flex: '0 1 auto',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});

export const entries = css(unmarked, {
  display: 'flex',
  gap: space[1],
  padding: space[1],
  [withoutScript]: { flexWrap: 'wrap', justifyContent: 'center', paddingBlock: 0 },
});

export const entry = css({
  display: 'inline-block',
  padding: `0.25rem ${space[3]}`,
  border: 0,
  borderRadius: radius.full,
  background: 'transparent',
  color: color.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transitionProperty: 'background-color, color',
  transitionDuration: duration.fast,
  transitionTimingFunction: easing.out,
  '&[data-active="true"]': { background: color.accentSubtle, color: color.accentText },
});
