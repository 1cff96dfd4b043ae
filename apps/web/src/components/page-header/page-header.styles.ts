import { css } from '@emotion/react';
import { color, media, space } from '@uplift/ui/tokens';

/** The navigation bar is 64 to 72 px high. The header's gradient extends behind it. */
const barHeight = '4.5rem';

export const header = css({
  position: 'relative',
  marginBlockStart: `calc(${barHeight} * -1)`,
  paddingBlockStart: `calc(${barHeight} + clamp(2rem, 0.75rem + 4vw, 4.5rem))`,
  paddingBlockEnd: 'clamp(2rem, 1.5rem + 3vw, 4.5rem)',
  overflow: 'clip',
  '@media print': { marginBlockStart: 0, paddingBlock: 0 },
});

export const aurora = css({
  position: 'absolute',
  inset: 0,
  background: `
    radial-gradient(58rem 32rem at 86% -5rem, ${color.glowCool}, transparent 70%),
    radial-gradient(44rem 24rem at 2% 0, ${color.glowWarm}, transparent 72%)`,
  maskImage: 'linear-gradient(#000 45%, transparent)',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(${color.border} 1px, transparent 1px), linear-gradient(90deg, ${color.border} 1px, transparent 1px)`,
    backgroundSize: '4rem 4rem',
    backgroundPosition: 'center top',
    opacity: 0.5,
    maskImage: 'radial-gradient(52rem 30rem at 72% 0, #000, transparent 78%)',
  },
  '@media print': { display: 'none' },
});

export const content = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '&[data-aside]': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 0.8fr)',
      columnGap: space[16],
      alignItems: 'center',
    },
  },
  '&[data-aside="start"]': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
  },
});

/** For the section below a header, if it has the same ground. */
export const sectionBelow = css({ paddingBlockStart: space[6] });

/** Content below the text, still on the gradient. */
export const below = css({ position: 'relative', marginBlockStart: `clamp(${space[8]}, 4vw, ${space[12]})` });

export const text = css({
  display: 'grid',
  overflowWrap: 'anywhere',
  gap: space[5],
  justifyItems: 'start',
  maxInlineSize: '48rem',
});

/** Next to a tall `aside`, the children are below the text. */
export const tall = css({ [media.lg]: { gridRow: 'span 2' } });

/** Keeps line breaks in the text. */
export const title = css({ whiteSpace: 'pre-line' });

export const lead = css({ maxInlineSize: '40rem', textWrap: 'balance' });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[3],
  inlineSize: '100%',
  marginBlockStart: space[3],
  // When both don't fit on one line, each takes its own.
  '& > a': { flex: '1 1 max-content', maxInlineSize: '100%' },
  [media.sm]: { '& > a': { flex: 'none' } },
});
