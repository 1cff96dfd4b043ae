import { css } from '@emotion/react';
import { media, space } from '@uplift/ui/tokens';

export const stillness = '@media (prefers-reduced-motion: reduce)';

export const view = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minBlockSize: '100%',
  // The grid is taller than the stage, so it doesn't end in the middle of it.
  [stillness]: { paddingBlock: `${space[4]} ${space[8]}` },
});

/** The search is above the chips on phones. */
export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  [media.md]: { flexWrap: 'nowrap', alignItems: 'flex-start' },
});

/** Leaves room for the button next to it. */
export const search = css({
  flex: '1 1 calc(100% - 3.5rem)',
  [media.md]: { flex: '0 0 14rem' },
});

/** Keeps its place when the rows stop moving. There is nothing to pause with reduced motion. */
export const playback = css({
  flex: 'none',
  minInlineSize: '2.25rem',
  [media.md]: { order: 1 },
  [stillness]: { display: 'none' },
});

/** One swipeable strip on phones, where four lines of chips would push the rows out of view. */
export const chips = css({
  flex: '1 1 auto',
  '[data-searchable="true"] > &': { flexBasis: '100%' },
  flexWrap: 'nowrap',
  minInlineSize: 0,
  // Space for the focus ring, which scroll containers clip.
  padding: space[1],
  margin: `calc(-1 * ${space[1]})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(to right, #000 88%, transparent)',
  '&:dir(rtl)': { maskImage: 'linear-gradient(to left, #000 88%, transparent)' },
  '& > *': { flex: 'none' },
  [media.md]: {
    '[data-searchable] > &': { flex: '1 1 0' },
    '[data-searchable="true"] > &': { justifyContent: 'start' },
    flexWrap: 'wrap',
    justifyContent: 'center',
    overflowX: 'visible',
    maskImage: 'none',
    '&:dir(rtl)': { maskImage: 'none' },
  },
});

/**
 * With reduced motion, the rows become one grid: `display: contents` merges their lists, tracks and cards.
 */
export const rows = css({
  display: 'grid',
  alignContent: 'center',
  flex: 1,
  gap: space[3],
  [stillness]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))',
    '& [data-moving="true"], & [data-moving="true"] > *, & [data-moving="true"] ul': { display: 'contents' },
    '& [data-moving="true"] [data-part="duplicate"]': { display: 'none' },
    '& [data-moving="false"]': { gridColumn: '1 / -1' },
    [media.md]: { gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))' },
  },
});

export const noMatch = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  flex: 1,
  gap: space[4],
});
