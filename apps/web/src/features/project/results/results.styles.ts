import { css } from '@emotion/react';
import { color, fontSize, fontWeight, media, radius, space } from '@uplift/ui/tokens';

const notPrinted = { '@media print': { display: 'none' } } as const;

/** Cells share hairlines, so they read as one object. */
export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  breakInside: 'avoid',
  [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

export const figure = css({
  position: 'relative',
  padding: space[4],
  [media.md]: { padding: space[5] },
  boxShadow: `0 0 0 1px ${color.border}`,
  fontVariantNumeric: 'tabular-nums',
});

/** At the end of the figure's line. On phones, the figure needs the room. */
export const trend = css({
  display: 'none',
  [media.md]: {
    position: 'absolute',
    insetBlockStart: space[5],
    insetInlineEnd: space[5],
    display: 'block',
    inlineSize: '4.5rem',
  },
});

export const promises = css({
  display: 'grid',
  gap: space[6],
  breakInside: 'avoid',
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] },
  // The rules of neighboring promises begin on one line.
  '& > *': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
});

export const narrowPromises = css({
  display: 'grid',
  gap: space[5],
  '& > * + *': { paddingBlockStart: space[5], borderBlockStart: `1px solid ${color.border}` },
});

export const promise = css({ display: 'grid', rowGap: space[3] });

export const promiseFacts = css({ display: 'grid', alignContent: 'start', gap: space[2], minInlineSize: 0 });

export const promiseHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});

export const promiseState = css({
  margin: 0,
  fontSize: fontSize.lg,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.semibold,
  lineHeight: 1.3,
});

export const rule = css({
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border}`,
});

export const guaranteeTitle = css({ display: 'flex', alignItems: 'center', gap: space[3] });

export const shield = css({ flex: 'none', inlineSize: '1.75rem', blockSize: 'auto' });

export const sectionHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space[2], ...notPrinted });

export const printless = css(notPrinted);

/** Wraps long words and links, and preserves line breaks. */
/** Text in a cell. `anywhere` would let its column shrink to one letter. */
export const text = css({ overflowWrap: 'break-word', whiteSpace: 'pre-wrap' });

export const note = css({ [media.md]: { display: 'block', minInlineSize: '6rem' } });

/** A short source isn't wrapped for the sake of a longer note. */
export const evidence = css({ [media.lg]: { display: 'block', minInlineSize: '9rem' } });

export const comparedTitle = css({
  marginBlockEnd: space[1],
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
});

export const pair = css({
  display: 'grid',
  gap: space[5],
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
