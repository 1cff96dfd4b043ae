import { css } from '@emotion/react';
import { color, media, space } from '@uplift/ui/tokens';

/** The bar above is 64 to 72 px high and stands over the light. */
const barHeight = '4.5rem';

export const header = css({
  position: 'relative',
  marginBlockStart: `calc(${barHeight} * -1)`,
  paddingBlockStart: `calc(${barHeight} + clamp(2rem, 0.75rem + 4vw, 4.5rem))`,
  paddingBlockEnd: 'clamp(2rem, 1.5rem + 3vw, 4.5rem)',
  overflow: 'clip',
  '@media print': { marginBlockStart: 0, paddingBlockStart: 0 },
});

export const aurora = css({
  position: 'absolute',
  inset: 0,
  background: `
    radial-gradient(52rem 26rem at 84% -8rem, ${color.glowCool}, transparent 70%),
    radial-gradient(40rem 20rem at 4% -4rem, ${color.glowWarm}, transparent 72%)`,
  maskImage: 'linear-gradient(#000 30%, transparent)',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(${color.border} 1px, transparent 1px), linear-gradient(90deg, ${color.border} 1px, transparent 1px)`,
    backgroundSize: '4rem 4rem',
    backgroundPosition: 'center top',
    opacity: 0.5,
    maskImage: 'radial-gradient(44rem 22rem at 70% 0, #000, transparent 78%)',
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
});

export const words = css({ display: 'grid', gap: space[5], justifyItems: 'start', maxInlineSize: '48rem' });

export const lead = css({ maxInlineSize: '40rem' });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[3],
  inlineSize: '100%',
  marginBlockStart: space[3],
});
