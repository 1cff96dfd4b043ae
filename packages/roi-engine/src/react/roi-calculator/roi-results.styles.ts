import { css, keyframes } from '@emotion/react';
import { color, duration, easing, fontSize, fontWeight, media, space } from '@uplift/ui/tokens';

export const results = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  blockSize: '100%',
  // Space for a sticky navigation bar.
  scrollMarginBlock: `6rem ${space[5]}`,
});

export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  rowGap: space[1],
  // Height of the badge, which comes and goes.
  minBlockSize: '1.75rem',
  whiteSpace: 'nowrap',
});

const appear = keyframes({ from: { opacity: 0 } });

/** Figures that don't match the current input are gray. */
export const figures = css({
  [media.motion]: { animation: `${appear} ${duration.slow} ${easing.out}` },
  '[data-example] > &': { animation: 'none' },
  '[data-outdated] > &': { filter: 'grayscale(0.85)' },
  // Figures of the example are light, and their bars pale.
  '[data-example] > & [data-figure]': { color: color.textSubtle, fontWeight: fontWeight.regular },
  '[data-example] > & :is([data-split], [data-mark])': { opacity: 0.3 },
});

export const measure = css({ containerType: 'inline-size' });

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: space[5],
  listStyle: 'none',
  margin: 0,
  marginBlockStart: space[6],
  padding: 0,
  '@container (max-width: 30rem)': {
    '&[data-long]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const item = css({ minInlineSize: 0 });
export const start = css({ paddingInlineEnd: space[3] });
export const lower = css({
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.border}`,
});

export const label = css({ fontSize: fontSize.sm });

export const range = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.border}`,
});

/** Always two lines high, so that switching scenarios moves nothing. */
export const meaning = css({ flex: '1 1 12rem', minBlockSize: '2lh', alignContent: 'center' });

export const footer = css({ marginBlockStart: 'auto' });
