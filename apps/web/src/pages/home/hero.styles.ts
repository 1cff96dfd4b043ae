import { css } from '@emotion/react';
import {
  color,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  space,
  tracking,
} from '@uplift/ui/tokens';

/** The navigation bar is 64 to 72 px high. The hero's gradient extends behind it. */
const barHeight = '4.5rem';

export const hero = css({
  position: 'relative',
  marginBlockStart: `calc(${barHeight} * -1)`,
  paddingBlockStart: `calc(${barHeight} + clamp(2.5rem, 1rem + 5vw, 6rem))`,
  paddingBlockEnd: 'clamp(3rem, 2rem + 4vw, 6rem)',
  overflow: 'clip',
});

export const aurora = css({
  position: 'absolute',
  inset: 0,
  background: `
    radial-gradient(60rem 34rem at 82% -6rem, ${color.glowCool}, transparent 70%),
    radial-gradient(44rem 26rem at 8% 4rem, ${color.glowWarm}, transparent 72%)`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(${color.border} 1px, transparent 1px), linear-gradient(90deg, ${color.border} 1px, transparent 1px)`,
    backgroundSize: '4rem 4rem',
    backgroundPosition: 'center top',
    opacity: 0.55,
    maskImage: 'radial-gradient(56rem 30rem at 60% 0, #000, transparent 78%)',
  },
});

export const content = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[10],
  columnGap: space[12],
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1.16fr) minmax(0, 0.84fr)', alignItems: 'center' },
});

export const text = css({
  display: 'grid',
  overflowWrap: 'anywhere',
  gap: space[6],
  justifyItems: 'start',
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  inlineSize: '100%',
  marginBlockStart: space[2],
  '& > a': { flex: '1 1 9rem' },
  [media.sm]: { '& > a': { flex: 'none' } },
});

export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  rowGap: space[2],
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  '& > a': { paddingBlock: space[1] },
});

export const trust = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  rowGap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  fontSize: fontSize.sm,
});

export const trustItem = css({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const stats = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  borderBlockStart: `1px solid ${color.border}`,
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[8] },
});

export const stat = css({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  [media.md]: {
    flexFlow: 'column-reverse',
    justifyContent: 'flex-end',
    gap: space[1],
    paddingBlock: `${space[8]} 0`,
    borderBlockEnd: 0,
  },
});

export const statLabel = css({
  color: color.textMuted,
  fontSize: fontSize.sm,
  textAlign: 'end',
  [media.md]: { textAlign: 'start' },
});

export const statValue = css({
  margin: 0,
  fontFamily: fontFamily.display,
  fontSize: fontSize['4xl'],
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.tight,
  letterSpacing: tracking.display,
  fontVariantNumeric: 'tabular-nums',
});
