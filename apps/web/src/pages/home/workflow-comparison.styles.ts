import { css, keyframes } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  media,
  radius,
  shadow,
  space,
} from '@uplift/ui/tokens';
import { appear, counting, moving, timing } from './workflow-motion.styles.ts';

/** A frame that is wide enough for the names of the steps on their blocks. */
const wide = '@container workflow (min-width: 29rem)';

export const frame = css({
  containerType: 'inline-size',
  containerName: 'workflow',
  margin: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: `color-mix(in srgb, ${color.surface} 92%, transparent)`,
  boxShadow: shadow.lg,
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  minBlockSize: '3.25rem',
  paddingInline: space[5],
  borderBlockEnd: `1px solid ${color.border}`,
  [wide]: { paddingInline: space[6] },
});

export const title = css({ fontFamily: fontFamily.display, fontWeight: fontWeight.semibold });

/** Without motion or code there is nothing to replay. */
export const replay = css({
  marginInlineEnd: `calc(${space[3]} * -1)`,
  '@media (prefers-reduced-motion: reduce), (scripting: none)': { display: 'none' },
});

/** The lanes stand on a time grid with a line every 10 minutes. */
export const stage = css({
  '--bar': '2.25rem',
  '--lane-head': '2.5rem',
  '--lane-gap': '0.75rem',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  margin: `${space[3]} ${space[5]} 0`,
  [wide]: { '--bar': '4rem', '--lane-gap': '1rem', marginInline: space[6] },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: '-1px',
    insetBlockStart: 0,
    blockSize: 'calc(2 * (var(--bar) + var(--lane-head)) + var(--lane-gap) + 0.5rem)',
    backgroundImage: `linear-gradient(90deg, ${color.border} 1px, transparent 1px)`,
    backgroundSize: 'calc((100% - 1px) / 12) 100%',
    maskImage: 'linear-gradient(transparent, #000 25%)',
  },
});

export const laneHead = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  blockSize: 'var(--lane-head)',
  whiteSpace: 'nowrap',
  'ol + &': { marginBlockStart: 'var(--lane-gap)' },
});

export const laneTitle = css({
  color: color.textMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});

export const total = css({
  position: 'relative',
  fontFamily: fontFamily.display,
  fontSize: fontSize['2xl'],
  fontWeight: fontWeight.semibold,
  // So that the text keeps its width, and its start its place, while it counts.
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  wordSpacing: '0.08em',
});

export const totalByHand = counting(120, 0, timing.work);

export const totalWithUplift = css({
  color: color.accentText,
  [moving]: { animation: `${appear} ${duration.slow} ${easing.out} ${timing.back}ms backwards` },
});

export const bar = css({ position: 'relative', blockSize: 'var(--bar)' });

/** The place on the lane, from the minutes before it and its own. A lane is two hours long. */
const place = {
  position: 'absolute',
  insetBlock: 0,
  // Leaves a gap, whose width the animations don't scale.
  inlineSize: 'calc(var(--minutes) / 120 * 100% - 2px)',
  insetInlineStart: 'calc(var(--before) / 120 * 100%)',
} as const;

const byHand = `color-mix(in srgb, ${color.borderStrong} 30%, ${color.surface})`;

const grow = keyframes({ from: { transform: 'scaleX(0)' } });

const fold = keyframes({
  '0%, 85%': { opacity: 1 },
  '100%': {
    opacity: 0,
    // To the start of the other lane, and as narrow as the 9 minutes there.
    transform:
      'translate(calc(-100% * var(--before) / var(--minutes)), calc(var(--bar) + var(--lane-gap) + var(--lane-head))) scaleX(calc(9 / var(--minutes)))',
  },
});

const layer = {
  content: '""',
  position: 'absolute',
  inset: 0,
  border: '1px solid transparent',
  borderRadius: radius.sm,
  transformOrigin: 'left',
} as const;

/** A step of the first lane: its block, its name on it, and a copy of the block that folds into the other lane. */
export const step = css({
  ...place,
  '&::before': {
    ...layer,
    borderColor: color.borderStrong,
    background: byHand,
    [moving]: {
      animation: `${grow} calc(var(--minutes) / 120 * ${timing.work}ms) linear calc(var(--before) / 120 * ${timing.work}ms) backwards`,
    },
  },
  '&::after': {
    ...layer,
    zIndex: 1,
    background: color.accent,
    opacity: 0,
    [moving]: {
      animation: `${fold} ${timing.foldEach}ms ${easing.inOut} calc(${timing.fold}ms + var(--before) * 1.6ms)`,
    },
  },
});

export const stepLabel = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  blockSize: '100%',
  paddingInline: space[2],
  color: color.text,
  fontSize: '0.75rem',
  fontWeight: fontWeight.medium,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  '& > b': { display: 'none', fontWeight: fontWeight.semibold },
  [wide]: { '& > b': { display: 'block' } },
  [moving]: {
    animation: `${appear} ${duration.normal} ${easing.out} calc((var(--before) + var(--minutes)) / 120 * ${timing.work}ms) backwards`,
  },
});

export const check = css({
  ...place,
  borderRadius: radius.sm,
  background: color.accent,
  transformOrigin: 'left',
  [media.forcedColors]: { border: '1px solid' },
  [moving]: { animation: `${grow} 200ms ${easing.out} ${timing.back - 150}ms backwards` },
});

/** An automatic step takes no time: a dot on the edge of the block. */
export const automatic = css({
  // On a narrow lane, larger dots would meet in the middle of the block.
  '--dot': '0.5rem',
  [wide]: { '--dot': '0.875rem' },
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 'calc(50% - var(--dot) / 2)',
  insetInlineStart: 'calc(var(--before) / 120 * 100% - var(--dot) / 2)',
  inlineSize: 'var(--dot)',
  blockSize: 'var(--dot)',
  border: `2px solid ${color.accent}`,
  borderRadius: radius.full,
  background: color.surface,
  [moving]: { animation: `${appear} ${duration.normal} ${easing.out} ${timing.back}ms backwards` },
});

const wipe = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' } });

/** The minutes that are free now. */
export const back = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'calc(var(--before) / 120 * 100% + 0.75rem)',
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  border: `1px dashed color-mix(in srgb, ${color.accent} 45%, transparent)`,
  borderRadius: radius.sm,
  backgroundColor: color.accentSubtle,
  backgroundImage: `radial-gradient(color-mix(in srgb, ${color.accent} 42%, transparent) 1px, transparent 1.5px)`,
  backgroundSize: '0.625rem 0.625rem',
  [moving]: { animation: `${wipe} 500ms ${easing.out} ${timing.back}ms backwards` },
});

export const backLabel = css({
  paddingInline: space[3],
  borderRadius: radius.full,
  background: color.accentSubtle,
  color: color.accentText,
  fontFamily: fontFamily.display,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.5,
  letterSpacing: '-0.01em',
  wordSpacing: '0.08em',
  whiteSpace: 'nowrap',
});

export const minutesBack = css(
  { position: 'relative', display: 'inline-block' },
  counting(111, timing.back, timing.end),
);

/** The steps as text: below the lanes where the blocks are too narrow for names. */
export const steps = css({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });

export const narrowOnly = css({
  // Below both lanes, whose distance the folding blocks know.
  order: 1,
  paddingBlockStart: space[4],
  [wide]: {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'clip',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

export const inRow = css({
  order: 1,
  paddingBlock: space[3],
  [wide]: { display: 'flex', justifyContent: 'space-between', columnGap: space[4] },
});

export const stepText = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[2],
  color: color.textMuted,
  fontSize: fontSize.xs,
  lineHeight: 1.5,
});

const mark = { inlineSize: '0.5rem', blockSize: '0.5rem', borderRadius: '2px' } as const;

export const marks = {
  byHand: css({ ...mark, border: `1px solid ${color.borderStrong}`, background: byHand }),
  check: css({ ...mark, background: color.accent }),
  automatic: css({ ...mark, borderRadius: radius.full, border: `2px solid ${color.accent}` }),
};

export const minutes = css({ color: color.textSubtle, fontVariantNumeric: 'tabular-nums' });

/** The row of steps has no room for the minutes: they are on the lane. */
export const minutesInRow = css(minutes, { [wide]: { display: 'none' } });
