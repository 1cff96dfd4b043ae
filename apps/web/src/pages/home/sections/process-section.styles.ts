import { css } from '@emotion/react';
import {
  color,
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  media,
  radius,
  space,
  tracking,
} from '@uplift/ui/tokens';

const columns = '@media (min-width: 64rem)';

/** One panel for all steps needs code, which changes it as the page scrolls. */
const pinned = `${columns} and (prefers-reduced-motion: no-preference) and (scripting: enabled)`;

export const steps = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [columns]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: 'clamp(2rem, 5vw, 5rem)' },
  [pinned]: { rowGap: 0 },
});

export const step = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  [columns]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
  [pinned]: { display: 'contents' },
});

export const text = css({
  display: 'grid',
  gap: space[2],
  alignContent: 'center',
  justifyItems: 'start',
  [columns]: { gridColumn: 1 },
  [pinned]: {
    paddingBlock: space[5],
    borderBlockStart: `1px solid ${color.border}`,
    transition: `opacity ${duration.normal} ${easing.out}`,
  },
});

export const marker = css({ display: 'flex', alignItems: 'baseline', gap: space[3] });

export const number = css({
  color: color.accentText,
  fontFamily: fontFamily.display,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.semibold,
  lineHeight: 1,
  letterSpacing: tracking.display,
});

export const period = css({ color: color.textSubtle, fontSize: fontSize.sm });

export const deliverables = css({ display: 'grid', gap: space[1], marginBlockStart: space[1] });

export const deliverablesTitle = css({
  color: color.textSubtle,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
});

export const list = css({ gap: space[1], fontSize: fontSize.sm });

/** In one place for all steps, in the middle of the screen, with the panel of the current step on top. */
export const panel = css({
  padding: space[2],
  [media.sm]: { padding: `clamp(${space[4]}, 4vw, ${space[10]})` },
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: `radial-gradient(30rem 20rem at 80% 0%, ${color.glowCool}, transparent 75%), ${color.groundSubtle}`,
  '& > *': { inlineSize: '100%', maxInlineSize: '32rem', marginInline: 'auto' },
  [columns]: { gridColumn: 2 },
  [pinned]: {
    gridRow: '1 / span 3',
    position: 'sticky',
    insetBlockStart: 'calc(50svh - 15rem)',
    alignSelf: 'start',
    display: 'grid',
    alignItems: 'center',
    minBlockSize: '31rem',
    // The piece changes, the ground stays.
    '&:not([data-current])': { visibility: 'hidden' },
    '& > *': { transition: `opacity 220ms ${easing.out}, transform 220ms ${easing.out}` },
    '&:not([data-current]) > *': { opacity: 0, transform: 'translateY(16px)' },
  },
});

/** Moves from one piece to the next. */
export const carrier = css({
  position: 'fixed',
  inset: '0 auto auto 0',
  borderRadius: radius.md,
  background: color.accent,
  opacity: 0,
  pointerEvents: 'none',
  transformOrigin: 'top left',
});
