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
  paddingBlockStart: `calc(${barHeight} + clamp(1.75rem, 1.25rem + 1vw, 2.25rem))`,
  paddingBlockEnd: 'clamp(2rem, 1.25rem + 2vw, 3rem)',
  overflow: 'clip',
  '@media print': { marginBlockStart: 0, paddingBlock: 0 },
});

export const aurora = css({
  position: 'absolute',
  inset: 0,
  '@media print': { display: 'none' },
  background: `
    radial-gradient(60rem 34rem at 82% -6rem, ${color.glowCool}, transparent 70%),
    radial-gradient(44rem 26rem at 8% 4rem, ${color.glowWarm}, transparent 72%)`,
});

export const content = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[10],
  columnGap: space[12],
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
    alignItems: 'center',
    rowGap: space[8],
  },
});

export const text = css({
  display: 'grid',
  overflowWrap: 'anywhere',
  gap: space[5],
  justifyItems: 'start',
});

/** Keeps the line above the title short on phones. */
export const onWideScreens = css({ display: 'none', [media.sm]: { display: 'inline' } });

/**
 * Three lines, on phones down to 360 px too, and on wide screens a line less high than other display sizes, so
 * that the figures are in the first screen.
 */
export const title = css({
  fontSize: `min(0.5rem + 8.1vw, ${fontSize['5xl']})`,
  [media.lg]: { fontSize: 'clamp(2.75rem, 1rem + 3.6vw, 4.25rem)' },
});

export const lead = css({ maxInlineSize: '35rem' });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  inlineSize: '100%',
  marginBlockStart: space[2],
  '& > a': { flex: '1 1 9rem' },
  [media.sm]: { '& > a': { flex: 'none' } },
});

export const trust = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  rowGap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  fontSize: fontSize.sm,
});

/** The promise and how to get it, on a line of their own. */
export const guarantee = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  inlineSize: '100%',
  '& > a': { fontWeight: fontWeight.medium, paddingBlock: space[1], paddingInlineStart: '1.75rem' },
  [media.sm]: { '& > a': { paddingInlineStart: 0 } },
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
    paddingBlock: `${space[5]} 0`,
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
});
